/**
 * Wild scenarios: made from a number, with tables and armies that no one would write, for any system that can play them.
 * `npm run soak` fights many of them and reads many damaged files; the tests do so with a few.
 */
export { wildScenario } from './wild';
