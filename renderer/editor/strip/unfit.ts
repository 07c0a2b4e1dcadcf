import type { ScaleLine } from '../../../electron/desk/api';

/** What does not fit the ground or the others. */
export const isUnfit = ({ verdict }: ScaleLine): boolean => verdict === 'small' || verdict === 'large';
