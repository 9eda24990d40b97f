import path from 'node:path';
import webpack from 'webpack';
import { mapsFolder } from '../../release';

/** Facts of a source that webpack passes; its types leave them open. */
interface Source {
  readonly absoluteResourcePath: string;
  readonly shortIdentifier: string;
}

/**
 * Source maps of a build's scripts, in a folder beside it. No script names its own. Style sheets have none: nothing fails
 * in them.
 *
 * @param folder the package's own, absolute
 */
export function sourceMaps(folder: string): webpack.SourceMapDevToolPlugin {
  const name = (source: Source) => sourceName(path.dirname(folder), source);
  return new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: `../${mapsFolder}/[file].map`,
    append: false,
    moduleFilenameTemplate: name,
    fallbackModuleFilenameTemplate: name,
  });
}

/**
 * The path in this repository, so that the map is the same in every checkout, and in a team's own, where `shared` and
 * `tools` are installed: what lies elsewhere is named from its
 * `node_modules` on, or by itself; `webpack/…` for what stands in no file of the checkout.
 *
 * @param checkout folder that the packages lie in
 */
export function sourceName(checkout: string, { absoluteResourcePath, shortIdentifier }: Source): string {
  if (!path.isAbsolute(absoluteResourcePath)) return `webpack/${runtimeName(shortIdentifier)}`;
  const relative = path.relative(checkout, absoluteResourcePath).split(path.sep).join('/');
  const file = relative.replace(/^node_modules\/@site\//, '');
  // Module Federation writes a file of its own and names it by the folder that the checkout lies in.
  if (file.includes('/.federation/')) return 'webpack/federation';
  if (!file.startsWith('../')) return file;
  const installed = file.indexOf('/node_modules/');
  return installed < 0 ? `webpack/${path.basename(file)}` : file.slice(installed + 1);
}

/** The name of what webpack writes itself, without what it is made from: `runtime/load script`. */
function runtimeName(identifier: string): string {
  return identifier.replace(/^webpack\//, '').replace(/[^\w./ -].*$/, '');
}
