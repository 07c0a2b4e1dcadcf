/** Hands a text to the person as a file: the browser saves it, or asks where. */
export const saveText = (name: string, kind: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: kind }));

/** The same of any file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
