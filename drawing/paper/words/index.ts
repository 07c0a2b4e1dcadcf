/** What several sheets say of a scenario in the same words: holds, events, turns, ratings, classes. How they are set is the sheets' own. */
export { arrivalWords, turnsWords, unbroken, untilWords } from './turns';
export { happening, leadersOf } from './events';
export { classWords, ratingWords } from './troops';
