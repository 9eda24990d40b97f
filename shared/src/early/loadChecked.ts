const links = { style: 'stylesheet', preload: 'modulepreload' } as const;

/**
 * Adds an ES module or a style sheet to the page, which the browser compares with a digest. A module runs, and later imports of
 * its address get this very module, in Chromium, Firefox and WebKit. Without a digest nothing is compared. `preload` fetches a
 * module; WebKit compares none.
 *
 * @throws Error with the address as `request`, like webpack's, if the file can't be loaded or has another digest
 */
export function loadChecked(
  kind: 'module' | keyof typeof links,
  url: string,
  integrity: string | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const element =
      kind === 'module'
        ? Object.assign(document.createElement('script'), { type: 'module', src: url })
        : Object.assign(document.createElement('link'), { rel: links[kind], href: url });
    element.crossOrigin = 'anonymous';
    if (integrity) element.integrity = integrity;
    element.onload = () => {
      if (kind === 'module') element.remove();
      resolve();
    };
    element.onerror = () => {
      element.remove();
      reject(Object.assign(new Error(`${url} could not be loaded`), { request: url }));
    };
    document.head.append(element);
  });
}
