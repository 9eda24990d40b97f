import { fetchPhase, LoadFailure } from './loadFailure';

/** Set by the build: the release's folder, and digests of scripts that no page names. */
declare const __webpack_public_path__: string;
declare const RELEASE_DIGESTS: Readonly<Record<string, string>>;

/** Loads a script of the shell's own release. Calls must not overlap. @throws LoadFailure */
export async function loadLater<T>(file: string): Promise<T> {
  await loadScript(__webpack_public_path__ + file, RELEASE_DIGESTS[file]);
  return (window as unknown as { readonly laterScript: T }).laterScript;
}

/** @throws LoadFailure if the script can't be loaded or has another digest */
export function loadScript(url: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onload = () => {
      script.remove();
      resolve();
    };
    script.onerror = () => {
      script.remove();
      reject(new LoadFailure(fetchPhase(url), `${url} could not be loaded`));
    };
    document.head.append(script);
  });
}
