import path from 'node:path';
import { relativePath } from '../files';

/**
 * Name of a source in maps, equal in every checkout: files of npm from their `node_modules`, generated code as `webpack/…`.
 * @param file absolute
 */
export function nameOfSource(checkout: string, file: string): string {
  const relative = relativePath(checkout, file);
  const name = relative.replace(/^node_modules\/@site\//, '');
  // Module Federation generates a file whose name contains the checkout's path.
  if (name.includes('/.federation/')) return 'webpack/federation';
  if (!name.startsWith('../')) return name;
  const installed = name.indexOf('/node_modules/');
  return installed < 0 ? `webpack/${path.basename(name)}` : name.slice(installed + 1);
}
