/** Set by the build: address of the release's folder; digests of its scripts that no page names. */
declare const __webpack_public_path__: string;
declare const RELEASE_DIGESTS: Readonly<Record<string, string>>;

/** Exports of a script of `src/later`. Calls must not overlap. @throws LoadFailure if it can't be loaded or has another digest */
export async function loadLater<T>(
  file: string,
  loadScript: (url: string, integrity: string | undefined) => Promise<void>,
): Promise<T> {
  await loadScript(__webpack_public_path__ + file, RELEASE_DIGESTS[file]);
  return (window as unknown as { readonly laterScript: T }).laterScript;
}
