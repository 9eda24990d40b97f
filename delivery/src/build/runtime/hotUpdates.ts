/// <reference types="webpack/module" />

/** Message prefix of webpack-dev-server's client; hashes of all packages follow. */
const signal = 'webpackHotUpdate';

let hashes = '';

window.addEventListener('message', ({ source, data }) => {
  if (source !== window || typeof data !== 'string' || !data.startsWith(signal)) return;
  hashes = data.slice(signal.length);
  if (import.meta.webpackHot?.status() === 'idle') void update();
});

async function update(): Promise<void> {
  const scopes = __webpack_share_scopes__;
  try {
    while (!hashes.includes(__webpack_hash__)) {
      if (!(await import.meta.webpackHot?.check(true))) throw new Error('the update is gone');
      // An update may reset the share scopes, and remotes loaded later would find no React.
      Object.assign(__webpack_share_scopes__, scopes);
    }
  } catch (error) {
    console.info(`The page is loaded again: ${(error as Error).message}`);
    window.location.reload();
  }
}
