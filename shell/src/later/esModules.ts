import { createImport } from '../remotes/importEntry';

export const importEntry = createImport((url) => import(/* webpackIgnore: true */ url));
