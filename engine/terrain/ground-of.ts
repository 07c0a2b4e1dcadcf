import { memo } from '../facts';
import type { Scenario } from '../scenario';
import type { Ground } from './ground';
import { layGround } from './lay-ground';

/** The ground of a scenario as it lies when the battle begins, laid once. */
export const groundOf = memo((scenario: Scenario): Ground => layGround(scenario));
