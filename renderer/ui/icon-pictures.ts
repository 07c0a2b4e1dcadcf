import { ICONS, type IconName } from './icons';

/** Read once each: a log shows the same icon on every line, and its lines come and go by the dozen. */
const read = new Map<IconName, Node | null>();

/** A picture of its own for who asks. */
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
