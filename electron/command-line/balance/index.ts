/** `cockade balance`: its words, the battles it means, and what it prints of them. */
export { balance } from './balance';
