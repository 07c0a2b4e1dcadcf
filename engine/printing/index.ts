/** What printed sheets need of rule systems, gathered as plain data. How it is drawn is decided in `engine/maps/sheets`. */
export { counterData } from './counters';
