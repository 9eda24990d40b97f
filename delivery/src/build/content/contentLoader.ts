import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { inRoot, siteConfigFile } from '../../repository';
import { contentModule } from './contentModule';
import { ContentError, checkContent } from './readContent';

export default function contentLoader(this: LoaderContext<object>): string {
  // Registered even for wrong content: a development server rebuilds once it is corrected.
  const { problems, ...content } = checked(this);
  for (const file of content.files) this.addDependency(file);
  for (const folder of content.folders) this.addContextDependency(folder);
  if (problems.length > 0) throw new ContentError(problems);
  return contentModule(content, 'esm');
}

function checked(loader: LoaderContext<object>) {
  try {
    return checkContent(loader.resourcePath);
  } catch (error) {
    // The imports of a schema that does not compile are unknown.
    loader.addContextDependency(path.dirname(loader.resourcePath));
    loader.addDependency(inRoot(siteConfigFile));
    throw error;
  }
}
