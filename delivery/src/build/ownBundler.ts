import { existsSync } from 'node:fs';
import { inRoot } from '../repository';
import { declarationFile } from './bundle/declaration';

/** True for a package that its own bundler builds (docs/release-format.md). */
export const hasOwnBundler = (name: string): boolean => existsSync(inRoot(name, declarationFile));
