/** From the terrain as written to features: ids, default sizes, and crossings joined to their water. */
import { HILL_HEIGHTS, WIDTHS, scaled } from './defaults';
import type { Scale } from './defaults';
import { notAllowed } from './fields';
import type { Placed } from './fields';
import { PLAIN_FEATURE } from './features';
import type { Block, Feature } from './features';
import type { Id } from './measures';
import type { WrittenFeature } from './terrain-format';
import { kebab } from './words';
import type { Ids } from './words';

/** Leaves out a crossing over water that the file does not know. */
export function linkTerrain(written: readonly Placed<WrittenFeature>[], scale: Scale, ids: Ids): readonly Feature[] {
  const titles = titled(written, ids);
  const waters = new Map(
    titles.flatMap(({ feature: { value }, id }) =>
      (value.kind === 'river' || value.kind === 'stream') && value.name !== null ? [[value.name.value, id]] : [],
    ),
  );
  return titles.flatMap(({ feature, id }) => linkFeature(feature.value, id, scale, waters) ?? []);
}

/** Names give the ids; what has none is numbered by its kind. Two features of one name are a fault. */
function titled(written: readonly Placed<WrittenFeature>[], ids: Ids) {
  const names = new Set<string>();
  const nameless = new Map<string, number>();
  return written.map((feature) => {
    const { kind, name } = feature.value;
    if (name !== null && names.has(name.value))
      name.entry.page.fault(name.entry, {
        code: 'duplicate-name',
        message: `Two features are called "${name.value}".`,
        fix: 'Rename one of them.',
      });
    if (name !== null) names.add(name.value);
    const fromName = kebab(name?.value ?? '');
    if (fromName !== '') return { feature, id: ids.take(fromName) };
    const number = (nameless.get(kind) ?? 0) + 1;
    nameless.set(kind, number);
    return { feature, id: ids.take(`${kebab(kind)}-${number}`) };
  });
}

function linkFeature(
  written: WrittenFeature,
  id: Id,
  scale: Scale,
  waters: ReadonlyMap<string, Id>,
): Feature | undefined {
  const title = { ...PLAIN_FEATURE, id, name: written.name?.value ?? null };
  switch (written.kind) {
    case 'hill':
      return { ...written, ...title, contours: [], height: written.height ?? scaled(HILL_HEIGHTS[written.slope], scale) };
    case 'bua':
      return {
        ...written,
        ...title,
        blocks: written.blocks.map((block, index): Block => ({
          ...block,
          id: `${id}/${index + 1}`,
          side: block.side ?? scaled(WIDTHS.block, scale),
        })),
      };
    case 'river':
    case 'stream':
    case 'road':
      return { ...written, ...title, width: written.width ?? scaled(WIDTHS[written.kind], scale) };
    case 'bridge':
    case 'ford': {
      const { value, entry } = written.over;
      const over = waters.get(value);
      const width = written.width ?? scaled(WIDTHS[written.kind], scale);
      if (over !== undefined) return { ...written, ...title, over, width };
      const known = [...waters.keys()];
      if (known.length > 0) return entry.page.fault(entry, notAllowed(value, known, 'unknown-feature'));
      return entry.page.fault(entry, {
        code: 'unknown-feature',
        message: `There is no river or stream called "${value}" to cross.`,
        fix: 'Add the river, with this name.',
      });
    }
    default:
      return { ...written, ...title };
  }
}
