import { join } from 'node:path';
import { makeArmy, SHAPES, writeArmy } from '../../generators';
import type { ArmyOrder, MadeArmy, SetUpZone } from '../../generators';
import { kebab, parseLength, SCALES } from '../../engine/scenario';
import type { Nation } from '../../engine/scenario';
import { refuse } from '../desk/faults';
import { systemNamed } from '../desk/reading';
import { nationsFor } from './files';
import { yearFrom } from './make-words';
import { json, line } from './context';
import type { ExitCode, CommandContext } from './context';
import { sortWords, UsageFault } from './command-words';
import type { Words } from './command-words';

const OPTIONS = ['nation', 'allies', 'year', 'points', 'seed', 'shape', 'side', 'name', 'zone', 'rules', 'scale'];
/** Zones along the south edge of usual tables at 28 mm, cm: the first that is large enough is taken. */
const ZONES = [
  [182.88, 45],
  [243.84, 60],
  [365.76, 120],
] as const;

/** `make army --nation ID`: an army to stand under `armies:` in a scenario. */
export async function makeArmyFile(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, OPTIONS, ['attacker', 'json']);
  const [stray] = words.names;
  if (stray !== undefined) throw new UsageFault(`“${stray}” is not an option; options begin with --.`);
  const order = await orderFrom(words, context);
  const system = systemNamed(words.text('rules'));
  if (!system.measures.some(({ id }) => id === order.scale))
    throw refuse('unknown-scale', `${system.title} has no figure scale ${order.scale}.`);
  const made = inFirst(zonesFrom(words, order.scale), (zone) => makeArmy({ ...order, zone }, system));
  if ('why' in made) throw refuse('army-unfit', made.why);
  const { lines, total } = made.sheet;
  const yaml = writeArmy(made.army);
  if (words.flag('json')) context.out(json({ points: total, lines, yaml }));
  else context.out(line(`# ${total} points of ${order.nation.name}, seed ${order.seed}`) + yaml);
  return 0;
}

async function orderFrom(words: Words, context: CommandContext): Promise<Omit<ArmyOrder, 'zone'>> {
  const name = words.text('nation');
  if (name === undefined) throw new UsageFault('A nation is missing.');
  const shape = words.text('shape') ?? 'balanced';
  const known = SHAPES.find((one) => one === shape);
  if (!known) throw new UsageFault(`--shape takes ${SHAPES.join(', ')}; “${shape}” was given.`);
  const side = words.text('side') ?? 'blue';
  if (kebab(side) !== side)
    throw new UsageFault(`--side takes small letters, digits and hyphens; “${side}” was given.`);
  const nations = await nationsFor(join(context.folder, 'army.yaml'), context);
  const title = words.text('name');
  return {
    side,
    ...(title === undefined ? {} : { name: title }),
    nation: nationNamed(name, nations),
    allies: (words.text('allies')?.split(',') ?? []).map((ally) => nationNamed(ally.trim(), nations)),
    year: yearFrom(words),
    points: words.count('points', 1000, 1),
    seed: words.count('seed', 1, 0),
    shape: known,
    attacker: words.flag('attacker'),
    scale: words.text('scale') ?? '28mm',
  };
}

/** The nation of that id. Throws a fault that names those there are. */
export function nationNamed(id: string, nations: ReadonlyMap<string, Nation>): Nation {
  const nation = nations.get(id);
  if (nation) return nation;
  throw refuse('unknown-nation', `There is no nation “${id}”. Those there are: ${[...nations.keys()].join(', ')}.`);
}

/** The zone asked for, `--zone 6ft,45cm`; else the usual ones, shrunk with the figures. */
function zonesFrom(words: Words, scale: string): readonly SetUpZone[] {
  const given = words.text('zone');
  const factor = Object.entries(SCALES).find(([id]) => id === scale)?.[1] ?? 1;
  const sizes = given === undefined ? ZONES.map(([width, depth]) => [width * factor, depth * factor]) : [sizeOf(given)];
  return sizes.map(([width = 0, depth = 0]) => {
    const size = [round(width), round(depth)] as const;
    return { at: { x: round(size[0] / 2), y: round(size[1] / 2) }, width: size[0], depth: size[1], heading: 0 };
  });
}

function sizeOf(given: string): readonly [number, number] {
  const [width, depth, more] = given.split(',').map(parseLength);
  if (width == null || depth == null || more !== undefined || width <= 0 || depth <= 0)
    throw new UsageFault(`--zone takes a width and a depth, as 6ft,45cm; “${given}” was given.`);
  return [width, depth];
}

const round = (cm: number): number => Math.round(cm * 1000) / 1000;

/** What comes of the first zone with room, or of the last. */
function inFirst(zones: readonly SetUpZone[], madeIn: (zone: SetUpZone) => MadeArmy): MadeArmy {
  let made: MadeArmy = { why: '' };
  for (const zone of zones) {
    made = madeIn(zone);
    if (!('why' in made)) return made;
  }
  return made;
}
