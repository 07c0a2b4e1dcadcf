/** The figure scale of a scenario. */
import { SCALES } from '../engine/scenario';
import type { Scale, Scenario } from '../engine/scenario';

const isScale = (word: string): word is Scale => Object.hasOwn(SCALES, word);
/** What a file names that is no scale is taken for the usual one. */
export const scaleOf = ({ rules }: Pick<Scenario, 'rules'>): Scale => (isScale(rules.scale) ? rules.scale : '28mm');
