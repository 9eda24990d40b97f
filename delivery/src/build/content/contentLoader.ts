import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { contentModule } from './contentModule';
import { evaluate } from './evaluate';
import { readContent } from './readContent';

/** Replaces a content module by its checked data. */
export default function contentLoader(this: LoaderContext<object>): string {
  // Before reading, so that a development server builds again once a mistake is corrected.
  this.addContextDependency(path.dirname(this.resourcePath));
  const evaluated = evaluate(this.resourcePath);
  for (const source of evaluated.sources) this.addDependency(source);
  const content = readContent(this.resourcePath, evaluated);
  for (const file of content.files) this.addDependency(file);
  for (const folder of content.folders) this.addContextDependency(folder);
  return contentModule(content, 'esm');
}
