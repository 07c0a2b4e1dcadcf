import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inRepository } from './programs';

interface Bundled {
  readonly name: string;
}
const { bundledPackages, noticesOf } = (await import(
  /* @vite-ignore */ inRepository('scripts/set-up/bundled-packages.mjs')
)) as { bundledPackages: () => readonly Bundled[]; noticesOf: (packages: readonly Bundled[]) => string };
const { formatted } = (await import(/* @vite-ignore */ inRepository('scripts/set-up/formatted.mjs'))) as {
  formatted: (path: string, text: string) => Promise<string>;
};
const read = (path: string): string => readFileSync(inRepository(path), 'utf8');
const builder = parse(read('electron-builder.yml')) as Record<string, unknown>;

describe('the packages that are bundled', () => {
  it('are all in docs/dependencies.md', () => {
    const listed = read('docs/dependencies.md');
    expect(bundledPackages().filter(({ name }) => !listed.includes(`\`${name}\``))).toEqual([]);
  });

  it('are all in the notices, as they are installed', async () => {
    const notices = await formatted('THIRD-PARTY-NOTICES.md', noticesOf(bundledPackages()));
    expect(read('THIRD-PARTY-NOTICES.md') === notices, 'node scripts/notices.mjs').toBe(true);
  });

  it.skipIf(!existsSync(inRepository('dist/main/main.js.map')))('are no others than the bundles hold', () => {
    const known = bundledPackages().map(({ name }) => name);
    for (const bundle of ['main.js', 'engine-worker.js', 'print-worker.js', 'read-worker.js']) {
      const { sources } = JSON.parse(read(`dist/main/${bundle}.map`)) as { sources: readonly string[] };
      const inside = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
      expect([...new Set(inside)].filter((name) => !known.includes(name))).toEqual([]);
    }
  });
});

describe('the packed program', () => {
  it('has its fuses blown and its memory hardened', () => {
    expect(builder.electronFuses).toMatchObject({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
    });
    expect(builder.mac).toMatchObject({ hardenedRuntime: true });
  });

  it('holds every thread that the desktop starts, unpacked, and no bundle of another host', () => {
    const threads = [...read('electron/main.ts').matchAll(/'\.\/([\w-]+-worker\.js)'/g)].map(([, name]) => name);
    expect(builder.asarUnpack).toEqual(threads.map((name) => `dist/main/${name}`));
    expect(builder.files).toEqual(expect.arrayContaining(['dist/main/main.js', 'dist/main/*-worker.js']));
    expect(JSON.stringify(builder.files)).not.toMatch(/host\.js|cli\.js|dist\/main\/\*\*/);
  });

  it('brings its licence, the notices and its sign along', () => {
    const { icon, extraFiles } = builder as { icon: string; extraFiles: readonly string[] };
    for (const path of [icon, ...extraFiles]) expect(existsSync(inRepository(path)), path).toBe(true);
    expect(extraFiles).toEqual(['LICENSE', 'THIRD-PARTY-NOTICES.md']);
  });
});
