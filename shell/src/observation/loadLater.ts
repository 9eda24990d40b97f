/** Address of the release's folder, and the digests of the files in it that no page names: put there by the build. */
declare const __webpack_public_path__: string;
declare const RELEASE_DIGESTS: Readonly<Record<string, string>>;

/**
 * Brings what a script of `src/later` exports, which is no part of the first one: one at a time.
 *
 * @throws LoadFailure when the script can't be loaded, or isn't the one that was released
 */
export async function loadLater<T>(
  file: string,
  loadScript: (url: string, integrity: string | undefined) => Promise<void>,
): Promise<T> {
  await loadScript(__webpack_public_path__ + file, RELEASE_DIGESTS[file]);
  return (window as unknown as { readonly laterScript: T }).laterScript;
}
