#!/usr/bin/env node
/** `node scripts/icon.mjs`: draws the program's sign, a pleated cockade with a gold button, into packaging/. */
import { readFileSync, writeFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { inRepository } from './set-up/index.mjs';

const MIDDLE = 512;
const INK = '#1f2430';
const at = (degrees, radius) => {
  const angle = (degrees / 180) * Math.PI;
  return `${(MIDDLE + radius * Math.sin(angle)).toFixed(1)} ${(MIDDLE - radius * Math.cos(angle)).toFixed(1)}`;
};

/** A ring of ribbon laid in pleats: each with a light and a dark side, its outer edge cut to a point. */
function pleats(count, inner, outer, light, dark) {
  const each = 360 / count;
  return Array.from({ length: count }, (_, i) => {
    const [from, middle, to] = [i * each, (i + 0.5) * each, (i + 1) * each];
    const half = (one, colour) =>
      `<path fill="${colour}" d="M${at(one, inner)}L${at(one, outer - 14)}L${at(middle, outer)}L${at(middle, inner)}Z"/>`;
    return half(from, light) + half(to, dark);
  }).join('');
}
const disc = (radius, fill) => `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${radius}" fill="${fill}"/>`;

const svg = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">',
  '<defs><radialGradient id="gold" cx="0.38" cy="0.34" r="0.75">',
  '<stop offset="0" stop-color="#f4dc94"/><stop offset="0.55" stop-color="#c9a24a"/><stop offset="1" stop-color="#7d5d1f"/>',
  '</radialGradient></defs>',
  disc(478, INK),
  pleats(36, 300, 470, '#343b4d', '#262c3a'),
  disc(332, INK),
  pleats(30, 200, 322, '#f6f0df', '#d9cfb4'),
  disc(214, INK),
  pleats(24, 120, 206, '#b3362f', '#8c2722'),
  disc(128, '#5d4416'),
  disc(118, 'url(#gold)'),
  `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="88" fill="none" stroke="#7d5d1f" stroke-width="7"/>`,
  '</svg>',
].join('\n');

const wasm = inRepository('node_modules/@resvg/resvg-wasm/index_bg.wasm');
await initWasm(readFileSync(wasm));
writeFileSync(inRepository('packaging/icon.svg'), `${svg}\n`);
writeFileSync(
  inRepository('packaging/icon.png'),
  new Resvg(svg, { fitTo: { mode: 'width', value: 1024 } }).render().asPng(),
);
