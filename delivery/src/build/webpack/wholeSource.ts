import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { LoaderContext } from 'webpack';

/** ms for which a file may be empty while it is being written. */
const patience = 400;
/** ms between two looks at it. */
const pause = 20;

/**
 * Waits for the content of a file that an editor is writing, which is empty at first: a running page can't be updated from an
 * empty module.
 */
export default async function wholeSource(
  this: Pick<LoaderContext<object>, 'resourcePath'>,
  source: string,
): Promise<string> {
  let content = source;
  for (let waited = 0; content === '' && waited < patience; waited += pause) {
    await setTimeout(pause);
    content = await readFile(this.resourcePath, 'utf8').catch(() => '');
  }
  return content;
}
