/** Hands a text to the person as a file: the browser saves it, or asks where. */
export function saveText(name: string, kind: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: kind }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replace(/[\\/:*?"<>|]/g, ' ');
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
