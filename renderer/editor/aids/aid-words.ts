/** What the aids write over the table: the turns of marches, and who is out of command. */
import { wordsWidth } from '../../ui';
import { clearPlaces, type PictureBox } from '../clear-places';
import type { Editing } from '../editing.svelte';
import type { OnTable } from '../on-table.svelte';
import { signsSeen } from '../signs-seen';
import { alongWay, type Project } from '../table-path';
import type { Aids } from './aids.svelte';
import { strayed } from './strayed';

/** Room of a line, and between a way and what is written beside it, px. */
const LINE = 18;
const BESIDE = 4;
/** From the middle of who is out of command to the words beside him, px. */
const ROUND = 17;
/** Where along a way its words may stand. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

interface Words {
  readonly text: string;
  readonly isLost: boolean;
}
export interface PlacedWords extends Words {
  readonly at: PictureBox;
}

/** Where they stand on the picture: beside what they are about, off troops and names where there is room. */
export function aidWords(editing: Editing, aids: Aids, table: OnTable, project: Project): readonly PlacedWords[] {
  const wanted = [...turnsOfMarches(aids, project), ...lostOnes(editing, aids, project)];
  if (wanted.length === 0) return [];
  const places = clearPlaces(
    wanted.map((one) => one.places),
    signsSeen(table, project),
  );
  return wanted.flatMap(({ text, isLost }, i) => (places[i] ? [{ text, isLost, at: places[i] }] : []));
}

type Wanted = Words & { readonly places: readonly PictureBox[] };

const turnsOfMarches = ({ marches }: Aids, project: Project): readonly Wanted[] =>
  marches.flatMap((march): Wanted[] => {
    if (march.turns === null) return [];
    const text = `${march.turns.toFixed(1)} turns`;
    const room = { width: wordsWidth(text, 'strong'), height: LINE };
    const places = SHARES.flatMap((share) => {
      const spot = alongWay(march.course, share);
      const at = spot && project(spot);
      return at ? besides(at, room, BESIDE) : [];
    });
    return places.length > 0 ? [{ text, isLost: false, places }] : [];
  });

function lostOnes(editing: Editing, aids: Aids, project: Project): readonly Wanted[] {
  const text = 'out of command';
  const room = { width: wordsWidth(text, 'small'), height: LINE };
  return strayed(editing, aids).flatMap((piece): Wanted[] => {
    const at = project(piece.at);
    return at ? [{ text, isLost: true, places: besides(at, room, ROUND) }] : [];
  });
}

/** Above, below, to the right and to the left of a place. */
function besides(
  at: { readonly x: number; readonly y: number },
  room: Pick<PictureBox, 'width' | 'height'>,
  away: number,
): readonly PictureBox[] {
  const [x, y] = [at.x - room.width / 2, at.y - room.height / 2];
  return [
    { ...room, x, y: at.y - away - room.height },
    { ...room, x, y: at.y + away },
    { ...room, x: at.x + away, y },
    { ...room, x: at.x - away - room.width, y },
  ];
}
