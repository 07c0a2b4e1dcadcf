/** Made files that the window fetches by itself: in a browser, where the desk cannot reach the person's folders. */

/** The address of a made file for this page, with what lets the page in. */
export function addressFor(address: string, page: Pick<Location, 'href' | 'search'>): string {
  const url = new URL(address, page.href);
  const token = new URLSearchParams(page.search).get('token');
  if (token !== null) url.searchParams.set('token', token);
  return url.href;
}

/** Lets the browser keep a file under its name. */
export function keepFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Shows a file in a tab of its own, where it is printed from. False when the browser lets no tab open. */
export const showFile = (address: string): boolean => window.open(address, '_blank') !== null;
