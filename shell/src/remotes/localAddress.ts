export const isLocalAddress = (url: string): boolean =>
  ['localhost', '127.0.0.1'].includes(new URL(url, document.baseURI).hostname);
