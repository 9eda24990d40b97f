import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { installed } from '../../repository';

/** @param folder of the package, absolute */
export const isContentModule = (folder: string) => (file: string) =>
  path.dirname(file) === path.join(folder, 'content') && /(?<!\.test)\.ts$/.test(file);

/** Replaces content modules by their checked data (docs/decisions/0035-content-files.md). */
export const contentRule = (folder: string): RuleSetRule => ({
  test: isContentModule(folder),
  loader: installed('delivery', 'src/build/content/contentLoader.ts'),
});
