import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Error whose message is for the owner. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    message: string,
    /** Status of the HTTP response. */
    readonly status = 422,
  ) {
    super(message);
  }
}

/** Refusal until the owner says yes. */
export class Question extends Refusal {
  constructor(message: string) {
    super(message, 428);
  }
}

function explained(output: string): string {
  if (/tell me who you are|empty ident name/i.test(output))
    return 'diga ao Git quem você é: git config --global user.name "Seu Nome" e git config --global user.email voce@empresa.com.br';
  return `o Git respondeu: ${output.trim()}`;
}

const prefix = 'conteudo-';

/** A file's name may contain `*` or `[`. */
const env = { ...process.env, GIT_LITERAL_PATHSPECS: '1' };

/** File as a commit has it. */
export interface Version {
  readonly commit: string;
  /** ISO 8601. */
  readonly time: string;
  readonly author: string;
  readonly text: string;
}

export function openRepository(root: string, now = () => new Date()) {
  const git = async (...args: readonly string[]) => {
    try {
      const { stdout } = await run('git', args, { cwd: root, env, maxBuffer: 2 ** 26 });
      return stdout.trim();
    } catch (error) {
      throw new Refusal(explained((error as { stderr?: string }).stderr || String(error)));
    }
  };
  const succeeds = (...args: readonly string[]) =>
    git(...args).then(
      () => true,
      () => false,
    );

  const currentBranch = () => git('branch', '--show-current');

  async function mainBranch(): Promise<string> {
    const remote = await git('rev-parse', '--abbrev-ref', 'origin/HEAD').catch(() => '');
    return remote.startsWith('origin/') ? remote.slice('origin/'.length) : 'main';
  }

  /** After a merge GitHub deletes the branch, or the main branch has the same changes. */
  async function isMerged(branch: string, main: string): Promise<boolean> {
    const wasSent = await succeeds('config', `branch.${branch}.merge`);
    if (!wasSent) return false;
    if (!(await succeeds('rev-parse', '--verify', '--quiet', '@{upstream}'))) return true;
    return !/^\+/m.test(await git('cherry', `origin/${main}`));
  }

  /** Earlier name of a file that a commit renamed. `git log --follow` would also return the original of a copy. */
  async function earlierName(file: string, commit: string): Promise<string | undefined> {
    const renames = await git('show', '--format=', '--relative', '--name-status', '--diff-filter=R', '-z', commit);
    const fields = renames.split('\0');
    return fields[fields.findIndex((name, index) => index % 3 === 2 && name === file) - 1];
  }

  /** Newest first. @param start newest commit to read */
  async function versions(file: string, start = 'HEAD', most = 50): Promise<readonly Version[]> {
    const log = await git('log', `--max-count=${most}`, '--diff-filter=AM', '--format=%H %aI %an', start, '--', file);
    const newest = await Promise.all(
      log
        .split('\n')
        .filter(Boolean)
        .map(async (line): Promise<Version> => {
          const [commit = '', time = '', ...author] = line.split(' ');
          return { commit, time, author: author.join(' '), text: await git('show', `${commit}:./${file}`) };
        }),
    );
    const first = newest.length < most ? newest.at(-1)?.commit : undefined;
    const before = first && (await earlierName(file, first));
    return before ? [...newest, ...(await versions(before, `${first}^`, most - newest.length))] : newest;
  }

  let last: Promise<unknown> = Promise.resolve();

  return {
    versions,

    /** Waits for all earlier work: git locks its index, and a save compares before it writes. */
    inTurn<T>(work: () => Promise<T>): Promise<T> {
      const next = last.then(work, work);
      last = next.catch(() => undefined);
      return next;
    },

    /** Fetches the newest content, and leaves a merged branch. Changes nothing without a network. */
    async refresh(): Promise<void> {
      if (!(await succeeds('fetch', '--quiet', '--prune', 'origin'))) return;
      const main = await mainBranch();
      const branch = await currentBranch();
      if (branch.startsWith(prefix) && (await isMerged(branch, main))) await git('switch', '--quiet', main);
      if ((await currentBranch()) === main) await succeeds('merge', '--quiet', '--ff-only', `origin/${main}`);
    },

    /** Commits only these paths; from the main branch to a new one, since pipelines deploy the main branch. */
    async commit(paths: readonly string[], message: string): Promise<void> {
      if ((await git('status', '--porcelain', '--', ...paths)) === '') return;
      if ((await currentBranch()) === (await mainBranch())) {
        const minute = now().toISOString().slice(0, 16).replace(/[T:]/g, '-');
        await git('switch', '--quiet', '--create', `${prefix}${minute}`);
      }
      await git('add', '--all', '--', ...paths);
      try {
        await git('commit', '--quiet', '--only', '--message', message, '--', ...paths);
      } catch (error) {
        await succeeds('reset', '--quiet', '--', ...paths);
        throw error;
      }
    },

    /** Files of commits that neither a remote nor the main branch has. */
    async unsent(): Promise<readonly string[]> {
      const main = await git('branch', '--list', '--format=%(refname)', await mainBranch());
      const hidden = ['--not', '--remotes', ...(main ? [main] : [])];
      const files = await git('log', '--format=', '--name-only', '-z', 'HEAD', ...hidden);
      return [...new Set(files.split('\0').filter(Boolean))].sort();
    },

    /** Pushes the branch. @returns address for opening a pull request; null outside GitHub */
    async send(): Promise<string | null> {
      await git('push', '--quiet', '--set-upstream', 'origin', 'HEAD');
      const branch = await currentBranch();
      const [, name] = /github\.com[:/](.+?)(?:\.git)?$/.exec(await git('remote', 'get-url', 'origin')) ?? [];
      return name ? `https://github.com/${name}/compare/${branch}?expand=1` : null;
    },
  };
}

export type Repository = ReturnType<typeof openRepository>;
