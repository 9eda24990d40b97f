import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RenderedPage, SiteConfig } from '@site/shared/contracts';
import pLimit from 'p-limit';
import type { Release } from '../release';
import { headAssetsSchema, parsedAnswer, renderAnswerSchema } from './answers';
import { labelOf } from './compatibility';
import { PublishError } from './plan';
import type { Child, Message } from './sandbox/startChild';

export interface PageRequest {
  readonly url: string;
  readonly owner: string | null;
  readonly config: SiteConfig;
}

export class RenderError extends Error {
  override name = 'RenderError';

  constructor(
    message: string,
    readonly packages: readonly string[],
    /** False where the code fails. */
    readonly isAboutHtml = false,
  ) {
    super(message);
  }
}

export const defaultFailure = 'does not run on the server';

export type Runner = Awaited<ReturnType<typeof createRunner>>;

export async function createRunner(child: Child, releases: readonly Release[], folderOf: (release: Release) => string) {
  const [shell] = releases as readonly [Release];
  const oneByOne = pLimit(1);
  async function ask(release: Release, message: Message, fails = defaultFailure): Promise<unknown> {
    try {
      return await oneByOne(() => child.ask({ ...message, release: labelOf(release) }));
    } catch (error) {
      throw new PublishError(`${labelOf(release)} ${fails}: ${(error as Error).message}`, [release.name]);
    }
  }

  for (const release of releases) {
    const names = Object.keys(release.files).filter((file) => /^server\/.*\.(cjs|js|json)$/.test(file));
    const files: Record<string, string> = {};
    for (const name of names) files[name.slice(7)] = await readFile(path.join(folderOf(release), name), 'utf8');
    await ask(release, { kind: 'add', files });
  }

  return {
    headAssets: parsedAnswer(headAssetsSchema, await ask(shell, { kind: 'shell' }), 'shell'),
    ask,
    /** @throws ChildError, PublishError for a malformed page */
    render: async (message: object): Promise<RenderedPage> => {
      const answer = await oneByOne(() => child.ask({ ...message, kind: 'render', shell: labelOf(shell) }));
      const last = releases.at(-1) ?? shell;
      return parsedAnswer(renderAnswerSchema, answer, last.name).page as RenderedPage;
    },
    end: () => child.end(),
  };
}
