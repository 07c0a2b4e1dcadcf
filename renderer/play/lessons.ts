/** Short notes beside the things in a first battle: each is told when its thing is there, once. */
export interface Lesson {
  readonly id: string;
  /** Beside the card, or over the foot of the table. */
  readonly place: 'card' | 'table';
  readonly title: string;
  readonly says: string;
}

/** What is on the screen just now. */
export interface Situation {
  readonly isAsked: boolean;
  /** A unit may be sent somewhere. */
  readonly isFree: boolean;
  /** Units of a brigade may be moved by one gesture. */
  readonly isBrigade: boolean;
  /** There are answers to choose from, with what they lead to. */
  readonly hasChances: boolean;
  readonly isDice: boolean;
  readonly canUndo: boolean;
  /** Somebody else acts. */
  readonly acts: boolean;
}

const LESSONS: readonly (Lesson & { readonly isThere: (now: Situation) => boolean })[] = [
  {
    id: 'card',
    place: 'card',
    title: 'This card asks, you answer',
    says: 'It says who decides what. Click an answer, or press its number; Enter carries it out. The small word is the rule: click it to read it.',
    isThere: ({ isAsked, acts }) => isAsked && !acts,
  },
  {
    id: 'aim',
    place: 'card',
    title: 'How it is won',
    says: 'At the head of the table each army has a box for every loss it can bear. When its last box is full it breaks, and the other has won.',
    isThere: ({ isAsked, acts }) => isAsked && !acts,
  },
  {
    id: 'move',
    place: 'table',
    title: 'Point, then click',
    says: 'The outlined ground is what it can reach. The white shape is where it would come to; plum says why it cannot. Drag the unit if you like; the wheel zooms, the right button goes round.',
    isThere: ({ isFree, acts }) => isFree && !acts,
  },
  {
    id: 'brigade',
    place: 'table',
    title: 'One order for all of them',
    says: 'B takes the whole brigade: point where its middle goes, and its units keep their places.',
    isThere: ({ isBrigade, acts }) => isBrigade && !acts,
  },
  {
    id: 'undo',
    place: 'card',
    title: 'Nothing is lost by trying',
    says: 'Backspace takes the last order back, until a die has been seen.',
    isThere: ({ canUndo, acts }) => canUndo && !acts,
  },
  {
    id: 'acts',
    place: 'card',
    title: 'The other side acts',
    says: 'Watch it, or press Space to see the end of it at once. The log below keeps every line with its reasons.',
    isThere: ({ acts }) => acts,
  },
  {
    id: 'chances',
    place: 'card',
    title: 'The chances are exact',
    says: 'Below the card stands what each choice may lead to. H asks the computer what it would do, and why.',
    isThere: ({ hasChances, acts }) => hasChances && !acts,
  },
  {
    id: 'dice',
    place: 'card',
    title: 'Your own dice',
    says: 'Type what they show, all in a row, and press Enter. One that was mistyped can be taken back.',
    isThere: ({ isDice, acts }) => isDice && !acts,
  },
];

/** The next note to show; null when none of those left has its thing on the screen. */
export const lessonFor = (now: Situation, told: ReadonlySet<string>): Lesson | null =>
  LESSONS.find(({ id, isThere }) => !told.has(id) && isThere(now)) ?? null;

/** All that a battle with dice thrown by the program can teach has been told. */
export const isTaught = (told: ReadonlySet<string>): boolean =>
  LESSONS.every(({ id }) => id === 'dice' || told.has(id));
