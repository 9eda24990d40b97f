/**
 * Adds a link to the head that the browser compares with a digest. `modulepreload`: `import()` of the same address then runs
 * these very bytes, in Chromium, Firefox and WebKit.
 *
 * @throws Error with the address as `request`, like webpack's, if the file can't be loaded or has another digest
 */
export function addCheckedLink(
  rel: 'modulepreload' | 'stylesheet',
  href: string,
  integrity: string | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel, crossOrigin: 'anonymous' });
    if (integrity) link.integrity = integrity;
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(Object.assign(new Error(`${href} could not be loaded`), { request: href }));
    };
    document.head.append(link);
  });
}
