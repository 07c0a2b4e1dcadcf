/** The faces of the map as a style sheet that needs nothing beside it: a drawing that is made a picture, or is opened elsewhere, has none of the page's. */
import capitals from '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2?inline';
import italic from '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2?inline';
import roman from '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2?inline';

const face = (family: string, file: string, style = 'normal'): string =>
  `@font-face{font-family:'${family}';font-style:${style};src:url(${file}) format('woff2')}`;

export const MAP_FACES = [
  face('IM Fell English', roman),
  face('IM Fell English', italic, 'italic'),
  face('IM Fell English SC', capitals),
].join('');
