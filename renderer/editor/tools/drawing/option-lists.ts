/** Which options of a tool are lists, because their words do not fit side by side on the strip. */
import { wordsWidth } from '../../../ui';
import type { ToolOption } from '../tool';

type Labelled = Pick<ToolOption, 'label'> & { readonly of?: readonly { readonly label: string }[] };

/** Room of the edges of a word, of a list, of a number, and beside an option, px. */
const [EDGES, LIST, NUMBER, GAP] = [19, 105, 64, 18];

/** More letters than this side by side are a list anyway. */
const lettersOf = ({ of = [] }: Labelled): number => of.reduce((sum, { label }) => sum + label.length + 2, 0);

/** Labels of those that are lists on a strip of so many px, where so many letters at most stand side by side. */
export function optionLists(options: readonly Labelled[], room: number, few: number): ReadonlySet<string> {
  const lists = new Set(options.flatMap((option) => (option.of && lettersOf(option) > few ? [option.label] : [])));
  const wordsOf = ({ of = [] }: Labelled): number =>
    of.reduce((sum, { label }) => sum + wordsWidth(label, 'small') + EDGES, 0);
  const fieldOf = (option: Labelled): number =>
    option.of ? (lists.has(option.label) ? LIST : wordsOf(option)) : NUMBER;
  const widthOf = (option: Labelled): number => wordsWidth(option.label, 'label') + GAP + fieldOf(option);
  const widest = options.filter(({ of }) => of).toSorted((a, b) => wordsOf(b) - wordsOf(a));
  for (const option of widest) {
    if (options.reduce((sum, one) => sum + widthOf(one), 0) <= room) break;
    lists.add(option.label);
  }
  return lists;
}
