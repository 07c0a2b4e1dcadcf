import '@fontsource/im-fell-english-sc/latin-400.css';

export const LETTERING = '"IM Fell English SC", serif';

/** Settles when the numerals of the rule can be painted; never longer than half a second, they can do without. */
export async function letteringReady(): Promise<void> {
  if (!('fonts' in document)) return;
  const late = new Promise((resolve) => setTimeout(resolve, 500));
  await Promise.race([document.fonts.load(`40px ${LETTERING}`, '0123456789′').catch(() => []), late]);
}
