/** What a level of victory is called in a sentence: one word says what victory it is, several stand by themselves. */
export function levelInWords(name: string): string {
  if (/\s/.test(name)) return name;
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name} victory`;
}
