/** Pictures on their way to the desk and back. */

/** Bytes that the desk takes; photographs that are larger are made smaller here. */
const MOST_BYTES = 10e6;
/** Dots of the longer side of a picture that was made smaller. */
const SIDE = 4096;

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** The bytes in base64. */
export async function dataOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += PART)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + PART)));
  return btoa(parts.join(''));
}
const PART = 0x8000;

/** The file itself where the desk takes it, else a smaller JPEG of it. */
export async function ofFittingSize(file: File): Promise<Blob> {
  if (file.size <= MOST_BYTES || file.type === 'image/svg+xml') return file;
  const picture = await createImageBitmap(file);
  const share = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * share), Math.round(picture.height * share));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
}
