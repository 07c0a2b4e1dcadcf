/** A battlefield under a weather. */
import type { Weather } from '../../../../../engine/scenario';
import { battlefield } from '../field';
import type { Layout, TestField } from '../field';

export function under(weather: Weather, layout: Layout): TestField {
  const field = battlefield(layout);
  field.state.marks['weather'] = weather;
  return field;
}
