import path from 'node:path';
import webpack from 'webpack';
import { mapsFolder } from '../../release';
import { nameOfSource } from '../nameOfSource';

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

export function sourceName(checkout: string, { absoluteResourcePath, shortIdentifier }: Source): string {
  if (!path.isAbsolute(absoluteResourcePath)) return `webpack/${runtimeName(shortIdentifier)}`;
  return nameOfSource(checkout, absoluteResourcePath);
}

/** `runtime/load script`, without parameters. */
function runtimeName(identifier: string): string {
  return identifier.replace(/^webpack\//, '').replace(/[^\w./ -].*$/, '');
}
