import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { LoaderContext } from 'webpack';

const waitLimitMs = 400;
const pauseMs = 20;

/** An editor empties a file before it writes; an empty module can't update a running page. */
export default async function wholeSource(
  this: Pick<LoaderContext<object>, 'resourcePath'>,
  source: string,
): Promise<string> {
  let content = source;
  for (let waited = 0; content === '' && waited < waitLimitMs; waited += pauseMs) {
    await setTimeout(pauseMs);
    content = await readFile(this.resourcePath, 'utf8').catch(() => '');
  }
  return content;
}
