/** The order of battle of one side as rows of a table. */
import type { Army, Brigade, LieutenantGeneral, Rating, Scenario, Unit } from '../../../scenario';
import { inFace, setBlocks, setRow, type Piece, type Run, type TextLook } from '../text';
import { whenOn } from './arrivals';

/** Rows for a column `measure` cm wide. `breakPoint` null: not known. */
export function orderOfBattle(
  scenario: Scenario,
  army: Army,
  breakPoint: number | null,
  measure: number,
  look: TextLook,
): Piece[] {
  const held = heldUnits(scenario);
  const about = [
    army.nation.name,
    ...(army.year === null ? [] : [String(army.year)]),
    ...(army.attacker ? ['attacker'] : []),
    ...(breakPoint === null ? [] : [`break point ${breakPoint}`]),
  ].join(', ');
  return [
    ...setBlocks(
      [
        { kind: 'heading', level: 1, runs: inFace(army.name) },
        { kind: 'paragraph', runs: inFace(about, 'italic') },
      ],
      measure,
      look,
    ),
    ...leaders(army, measure, look),
    ...army.brigades.flatMap((brigade) => [
      brigadeRow(brigade, measure, look),
      ...brigade.units.map((unit, index) =>
        unitRow(unit, held, measure, look, index < brigade.units.length - 1 && index === 0),
      ),
    ]),
    ...(army.independents.length > 0
      ? [
          setRow([{ runs: inFace('Under nobody', 'capitals'), left: 0, width: measure }], look.text, {
            above: look.text.size * 0.9,
            leads: true,
          }),
          ...army.independents.map((unit) => unitRow(unit, held, measure, look, false)),
        ]
      : []),
  ];
}

const heldUnits = ({ special }: Scenario): ReadonlySet<string> =>
  new Set(special.flatMap((rule) => (rule.rule === 'hold' ? rule.units : [])));

const rated = (rating: Rating | 'diced' | null): string =>
  rating === null ? '' : rating === 'diced' ? ', rating thrown for' : `, ${rating}`;

function leaders(army: Army, measure: number, look: TextLook): Piece[] {
  const row = (text: string, name: string): Piece =>
    setRow([{ runs: [...inFace(name), ...inFace(text, 'italic')], left: 0, width: measure }], look.text, {
      above: look.text.size * 0.2,
    });
  return [
    ...(army.general ? [row(`, commands${rated(army.general.rating)}`, army.general.name)] : []),
    ...army.lieutenants.map((one) => row(`, lieutenant general${rated(one.rating)}${leads(one, army)}`, one.name)),
  ];
}

function leads({ commands }: LieutenantGeneral, army: Army): string {
  const named = [...army.brigades, ...army.independents].filter(({ id }) => commands.includes(id));
  return named.length === 0 ? '' : `: ${named.map(({ name }) => name).join(', ')}`;
}

function brigadeRow({ name, commander, nation }: Brigade, measure: number, look: TextLook): Piece {
  const allied = nation ? ` (${nation.name})` : '';
  const runs: Run[] = [
    ...inFace(`${name}${allied}`, 'capitals'),
    ...inFace(`  ${commander.name}`),
    ...inFace(rated(commander.rating), 'italic'),
  ];
  return setRow([{ runs, left: 0, width: measure }], look.text, { above: look.text.size * 0.9, leads: true });
}

function unitRow(unit: Unit, held: ReadonlySet<string>, measure: number, look: TextLook, first: boolean): Piece {
  const { size } = look.text;
  const indent = size * 0.8;
  const [second, third] = [measure * 0.4, measure * 0.74];
  const cells = [
    { runs: inFace(unit.name), left: indent, width: second - indent - size * 0.6 },
    { runs: inFace(kindWords(unit)), left: second, width: third - second - size * 0.6 },
    { runs: inFace(remarks(unit, held), 'italic'), left: third, width: measure - third },
  ];
  return setRow(cells, look.text, { above: size * 0.12, leads: first });
}

/** Type, and class, size and weapon where they are not the usual ones. */
function kindWords({ type, class: quality, size, weapon }: Unit): string {
  const words = [type as string];
  if (quality !== 'standard') words.push(quality);
  if (size !== 'standard') words.push(size);
  if (weapon !== null) words.push(weapon);
  return words.join(', ');
}

function remarks(unit: Unit, held: ReadonlySet<string>): string {
  const words: string[] = [];
  const coming = whenOn(unit);
  if (coming !== null) words.push(coming);
  if ('inside' in unit.place) words.push('in houses');
  if (held.has(unit.id)) words.push('held');
  if (unit.battalionGuns === true) words.push('battalion guns');
  if (unit.battalionGuns === false) words.push('no battalion guns');
  if (unit.poorShots) words.push('poor shots');
  if (unit.drill !== 'normal') words.push(`${unit.drill} drilled`);
  if (unit.morale !== 'normal') words.push(`${unit.morale} morale`);
  if (unit.foreign) words.push('foreign');
  if (!('arrives' in unit.place) && unit.formation !== 'line' && unit.formation !== 'deployed')
    words.push(unit.formation);
  return words.join(', ');
}
