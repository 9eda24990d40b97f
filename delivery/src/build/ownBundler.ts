import { existsSync } from 'node:fs';
import { inRoot } from '../repository';

/** True for a package that its own bundler builds (docs/release-format.md). */
export const hasOwnBundler = (name: string): boolean => !existsSync(inRoot(name, 'webpack.config.ts'));
