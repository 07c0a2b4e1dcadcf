import { ICONS, type IconName } from './icons';

/** Each is parsed once: a log shows the same icon on every line, and adds and removes lines by the dozen. */
const read = new Map<IconName, Node | null>();

/** A copy for each caller. */
export function pictureOf(icon: IconName): Node | null {
  let picture = read.get(icon);
  if (picture === undefined) {
    const template = document.createElement('template');
    template.innerHTML = ICONS[icon];
    picture = template.content.querySelector('svg');
    read.set(icon, picture);
  }
  return picture?.cloneNode(true) ?? null;
}
