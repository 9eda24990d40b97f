/// <reference types="webpack/module" />

/** Prefix of the messages of the development server's client about a build; the hashes of all packages follow. */
const signal = 'webpackHotUpdate';

/** Hashes of the packages' last builds. */
let hashes = '';

window.addEventListener('message', ({ source, data }) => {
  if (source !== window || typeof data !== 'string' || !data.startsWith(signal)) return;
  hashes = data.slice(signal.length);
  if (import.meta.webpackHot?.status() === 'idle') void update();
});

/** Brings this package up to date: by a reload where a change reaches what nothing can replace while it runs. */
async function update(): Promise<void> {
  const scopes = __webpack_share_scopes__;
  try {
    while (!hashes.includes(__webpack_hash__)) {
      if (!(await import.meta.webpackHot?.check(true))) throw new Error('the update is gone');
      // An update may begin sharing anew, with nothing in it: remotes that come later would find no React.
      Object.assign(__webpack_share_scopes__, scopes);
    }
  } catch (error) {
    console.info(`The page is loaded again: ${(error as Error).message}`);
    window.location.reload();
  }
}
