/** Set by the build: the release's folder, and digests of scripts that no page names. */
declare const __webpack_public_path__: string;
declare const RELEASE_DIGESTS: Readonly<Record<string, string>>;

/** Calls must not overlap. @throws LoadFailure */
export async function loadLater<T>(
  file: string,
  loadScript: (url: string, integrity: string | undefined) => Promise<void>,
): Promise<T> {
  await loadScript(__webpack_public_path__ + file, RELEASE_DIGESTS[file]);
  return (window as unknown as { readonly laterScript: T }).laterScript;
}
