/** `table:` as written: size, ground, season and the picture to trace from. */
import { SEASONS } from './course-of-battle';
import { GROUND } from './defaults';
import { number, oneOf, textLike } from './fields';
import { keys, may, needs, otherwise } from './groups';
import type { ReadBy } from './reader';
import { GROUND_COVERS, PLAIN_TABLE } from './scenario';
import type { Table } from './scenario';
import { extent, length, point } from './shapes';

const PICTURE_FILE = '^(?!.*\\.\\.)[^/\\\\:\\u0000-\\u001f]+\\.([pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP])$';

const pictureFormat = keys('the picture', {
  file: needs(
    textLike(
      'the name of a picture beside the file',
      PICTURE_FILE,
      'bad-file-name',
      'Put a .png, .jpg or .webp picture beside the scenario and write its bare name.',
    ),
    'A `.png`, `.jpg` or `.webp` picture in the folder of the scenario; a bare name without a path.',
  ),
  corner: may(point, 'Where its south-west corner lies.', '[0, 0]'),
  width: may(length(1, 5000), 'How wide it lies on the table.', 'as wide as the table'),
  opacity: otherwise(number(0, 1), 0.5, 'From 0, not seen, to 1, not seen through.'),
});

export const tableFormat = keys('the table', {
  size: needs(extent(30, 2000), 'Width, west to east, and depth, south to north.'),
  ground: otherwise(oneOf(GROUND_COVERS), GROUND, 'What covers it.'),
  season: otherwise(oneOf(SEASONS), PLAIN_TABLE.season, 'For the weather.'),
  picture: may(pictureFormat, 'A picture of an old map to trace the terrain from.', 'no picture'),
});

export function linkTable({ size, ground, season, picture }: ReadBy<typeof tableFormat>): Table {
  const [width, depth] = size;
  return {
    width,
    depth,
    ground,
    season,
    picture: picture && {
      ...picture,
      corner: picture.corner ?? { x: 0, y: 0 },
      width: picture.width ?? width,
    },
  };
}
