/**
 * The words and the course of a scenario: titles, briefings, weather, endings, special rules, events. What stands in the
 * text is read as forms with a sentence made from the data, and every field of a form is a change of that field alone.
 */
export { addedEntry, changedField, changedFields, changedMoment, momentTyped, removedEntry } from './changes';
export {
  conditionsWritten,
  deedOf,
  DEEDS_TO_ONE,
  DEEDS_TO_UNITS,
  EVENT_DEEDS,
  eventsWritten,
  levelsWritten,
  rulesWritten,
} from './entries';
export type { ConditionForm, EventDeed, EventForm, LevelForm, RuleForm } from './entries';
export { conditionSentence, eventSentence, levelSentence, ruleSentence } from './sentences';
export { timeline } from './timeline';
