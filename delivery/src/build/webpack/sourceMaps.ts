import path from 'node:path';
import webpack from 'webpack';
import { mapsFolder } from '../../release';

/** Facts of a source passed by webpack, untyped in its declarations. */
interface Source {
  readonly absoluteResourcePath: string;
  readonly shortIdentifier: string;
}

/**
 * Source maps of scripts, in a folder beside the build; scripts do not link them. Style sheets have none.
 *
 * @param folder absolute
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
 * Path of a source in this repository, equal in every checkout and in a team's own, where `shared` and `tools` are installed.
 * Other files are named from their `node_modules`, or by name; `webpack/…` for generated code.
 *
 * @param checkout folder of the packages
 */
export function sourceName(checkout: string, { absoluteResourcePath, shortIdentifier }: Source): string {
  if (!path.isAbsolute(absoluteResourcePath)) return `webpack/${runtimeName(shortIdentifier)}`;
  const relative = path.relative(checkout, absoluteResourcePath).split(path.sep).join('/');
  const file = relative.replace(/^node_modules\/@site\//, '');
  // Module Federation generates a file whose name contains the checkout's path.
  if (file.includes('/.federation/')) return 'webpack/federation';
  if (!file.startsWith('../')) return file;
  const installed = file.indexOf('/node_modules/');
  return installed < 0 ? `webpack/${path.basename(file)}` : file.slice(installed + 1);
}

/** Name of a webpack runtime module without its parameters: `runtime/load script`. */
function runtimeName(identifier: string): string {
  return identifier.replace(/^webpack\//, '').replace(/[^\w./ -].*$/, '');
}
