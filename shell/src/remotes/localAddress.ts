/** Whether a script's address is on this very machine, where a development server may take the place of releases. */
export const isLocalAddress = (url: string): boolean =>
  ['localhost', '127.0.0.1'].includes(new URL(url, document.baseURI).hostname);
