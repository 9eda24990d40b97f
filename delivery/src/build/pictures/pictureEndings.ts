/** Endings of picture files, which may be in capitals. Of pictures with one name, pages show the first in this order: photos before drawings. */
const endings = ['avif', 'webp', 'jpg', 'jpeg', 'png', 'svg'];

export const pictureEnding = new RegExp(`\\.(?:${endings.join('|')})$`, 'i');

/** File to show for a name without ending; undefined if a folder has none. */
export function pictureNamed(name: string, files: readonly string[]): string | undefined {
  const rank = (file: string) => endings.indexOf(file.slice(name.length + 1).toLowerCase());
  const [first] = files
    .filter((file) => pictureEnding.test(file) && file.replace(pictureEnding, '') === name)
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return first;
}
