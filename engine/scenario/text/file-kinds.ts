/** The kinds of files a person writes: the first key of each says which it is, as `cockade: 1`. */
export const FILE_KINDS = ['cockade', 'nation', 'chronicle', 'values'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The kind of a file by its first key, without reading the rest; null when it is none of ours. */
export function fileKind(text: string): FileKind | null {
  const first = /^(?!#|\s|---|%)[^\n:]*(?=:)/m.exec(text.replace(/^\uFEFF/, ''))?.[0].trim();
  return FILE_KINDS.find((kind) => kind === first) ?? null;
}

/** The title of a file of any kind, without reading more of it; null where it has none. */
export const titleIn = (text: string): string | null => topLine(text, 'title');

/** The words behind a key that stands free, without quotes or a remark. */
export function topLine(text: string, key: string): string | null {
  const line = new RegExp(`^${key}:[ \\t]*(.*)$`, 'm').exec(text)?.[1]?.trim() ?? '';
  const words = /^"([^"]*)"|^'([^']*)'|^([^#]*)/.exec(line);
  const found = (words?.[1] ?? words?.[2] ?? words?.[3] ?? '').trim();
  return found === '' ? null : found;
}
