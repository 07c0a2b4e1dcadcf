/** The kinds of files a person writes: the first key of each says which it is, as `cockade: 1`. */
export const FILE_KINDS = ['cockade', 'nation', 'chronicle', 'values'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The kind of a file by its first key, without reading the rest; null when it is none of ours. */
export function fileKind(text: string): FileKind | null {
  const first = /^(?!#|\s|---|%)[^\n:]*(?=:)/m.exec(text.replace(/^\uFEFF/, ''))?.[0].trim();
  return FILE_KINDS.find((kind) => kind === first) ?? null;
}
