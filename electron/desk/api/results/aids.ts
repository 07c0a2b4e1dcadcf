import type { ChokePoint, EditorZones, MarchTime, ScaleAudit, SeenEnemies, SeenGround } from '../editor';

/** What a planner asks of a text; null where it cannot be laid on the table, or its book tells nothing. */
export interface AidResults {
  'aids.zones': EditorZones | null;
  'aids.enemies': SeenEnemies | null;
  'aids.sight': SeenGround | null;
  'aids.marches': readonly MarchTime[] | null;
  'aids.chokes': readonly ChokePoint[] | null;
  'aids.scale': ScaleAudit | null;
}
