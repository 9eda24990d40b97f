import path from 'node:path';
import webpack from 'webpack';
import { mapsFolder } from '../../release';

interface Source {
  readonly absoluteResourcePath: string;
  readonly shortIdentifier: string;
}

/** Scripts do not link their maps; style sheets have none. @param folder absolute */
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

/** Equal in every checkout. Files of npm are named from their `node_modules`, generated code as `webpack/…`. */
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

/** `runtime/load script`, without parameters. */
function runtimeName(identifier: string): string {
  return identifier.replace(/^webpack\//, '').replace(/[^\w./ -].*$/, '');
}
