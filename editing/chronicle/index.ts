/**
 * What a person does to a chronicle, as edits of its text: entries made, changed and put in the order of the hours, ways led
 * otherwise, and where somebody stood at an hour recorded.
 *
 * - `draft.ts` what is edited, and how places are written in it
 * - `written.ts` entries as they stand in a file
 * - `day.ts` the day itself
 * - `outcome.ts` how it ended
 * - `bodies.ts` the troops that it alone moves
 * - `entries.ts`, `hours.ts`, `ways.ts` what is done to one entry, to its hours, to its way
 * - `recording.ts` where troops stood at the hour of the clock, `parting.ts` within a march
 * - `likely.ts` what an entry of a kind probably is, before anybody has said more
 * - `blank.ts` a chronicle that has yet to be told
 */
export { blankChronicle } from './blank';
export { addBody, removeBody, renameBody, setBody } from './bodies';
export { setDay, setHead, setWeather } from './day';
export { chronicleDraftOf } from './draft';
export type { ChronicleDraft } from './draft';
export { addEntry, duplicateEntry, removeBeginning, removeEntry, setPart } from './entries';
export type { EntryPlace, EntryChange } from './entries';
export { setHours } from './hours';
export { likelyEntry, likelyWay } from './likely';
export { groupAt, placesAt } from './group';
export { companyOf, inForceAt, recordPosition } from './recording';
export { setEnding, setLossesOf, setWinner } from './outcome';
export { addPoint, movePoint, removePoint, setDeed } from './ways';
export { namesOfAll, namesOfLeaders, verbInWords, whoInWords } from './entry-words';
export { cameraWritten } from './written';
