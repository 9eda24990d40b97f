import { chown, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, root } from '@site/delivery/repository';
import { run } from '../../testing/programs';

/** Two commits that a workspace has. */
export interface History {
  /** Last commit of this checkout, `main` of the origin. */
  readonly first: string;
  /** Changes one text of mfe-cart. */
  readonly second: string;
}

/** Identifier of GitHub's user, who owns the workspace of a container's root too. */
export const runnerId = 1001;

const changed = 'mfe-cart/content/pedido.json';

/** Clones this checkout without files. */
export async function cloneHistory(folder: string): Promise<History> {
  await rm(folder, { recursive: true, force: true });
  // Hard links would give this checkout's objects to GitHub's user too.
  await run('git', ['clone', '--quiet', '--no-checkout', '--no-hardlinks', root, folder], { cwd: root });
  const first = (await run('git', ['rev-parse', 'HEAD'], { cwd: root })).trim();
  const text = await readFile(inRoot(changed), 'utf8');
  const script = `export GIT_INDEX_FILE=.git/second GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@a
    git update-ref refs/remotes/origin/main ${first}
    git read-tree ${first}
    git update-index --cacheinfo 100644,$(printf %s "$TEXT" | git hash-object -w --stdin),${changed}
    git commit-tree -p ${first} -m 'Change a text' $(git write-tree)
    rm $GIT_INDEX_FILE`;
  const other = text.replace('{horasDeResposta} horas', '12 horas');
  if (other === text) throw new Error(`${changed} has another text than this test changes`);
  const env = { ...process.env, TEXT: other };
  const second = (await run('sh', ['-e', '-c', script], { cwd: folder, env })).trim();
  if (process.getuid?.() === 0)
    for (const owned of [folder, path.join(folder, '.git')]) await chown(owned, runnerId, runnerId);
  return { first, second };
}
