import { createHash } from 'node:crypto';
import type { PagePaths, RenderedPage, ShellServer } from '@site/shared/contracts';
import { digestOf, type Release } from '../release';
import { pagePathsSchema, parsedAnswer } from './answers';
import { labelOf } from './compatibility';
import { templateDigest } from './ownCode';
import { createPartChecker } from './partChecker';
import { PublishError } from './plan';
import { renderParts, renderTogether } from './renderTogether';
import { createRunner, type PageRequest, type Runner } from './runner';
import { type Message, startChild } from './sandbox/startChild';
import type { Selection } from './selection';

export type ServerBuilds = ReturnType<typeof createServerBuilds>;

/** Answers of releases, by keys of 22 characters. */
export type Answers = Readonly<Record<string, unknown>>;

interface Options {
  readonly start?: typeof startChild;
  /** Answers that need no process. */
  readonly earlier?: Answers;
}

/** Runs each package in a process of its own, together with a shell. */
export function createServerBuilds(
  folderOf: (release: Release) => string,
  { start = startChild, earlier = {} }: Options = {},
) {
  let hasBegun = false;
  const runners = new Map<string, Promise<Runner>>();
  const checker = createPartChecker(start);
  const processes = (selection: Selection) => ({
    checker,
    runnerOf: (names: readonly string[]) => runnerOf(selection, names),
  });

  /** The first question is rarely the last: the other processes start meanwhile. */
  function begin(selection: Selection): void {
    hasBegun = true;
    checker.begin();
    for (const name of selection.keys()) runnerOf(selection, name === 'shell' ? [] : [name]).catch(() => {});
  }

  function runnerOf(selection: Selection, names: readonly string[]): Promise<Runner> {
    if (!selection.has('shell')) throw new PublishError('There is no live shell yet: npm run deploy -w shell');
    if (!hasBegun) begin(selection);
    const releases = ['shell', ...[...names].sort()].flatMap((name) => selection.get(name) ?? []);
    const key = releases.map(labelOf).join(', ');
    const runner = runners.get(key) ?? start().then((child) => createRunner(child, releases, folderOf));
    runners.set(key, runner);
    return runner;
  }

  const answers = new Map<string, Promise<unknown>>();
  const digests = new Map<Release, string>();

  function digestOfRelease(release: Release | undefined): string {
    if (!release) return '';
    const digest = digests.get(release) ?? digestOf(JSON.stringify(release));
    digests.set(release, digest);
    return digest;
  }

  /** Equal releases answer alike, so each question is asked once. */
  function once<Answer>(
    selection: Selection,
    name: string,
    question: readonly string[],
    ask: () => Promise<Answer>,
  ): Promise<Answer> {
    const releases = ['shell', name].map((each) => digestOfRelease(selection.get(each)));
    const key = createHash('sha256')
      .update(JSON.stringify([templateDigest, releases, question]))
      .digest('base64url')
      .slice(0, 22);
    const answer = answers.get(key) ?? (Object.hasOwn(earlier, key) ? Promise.resolve(earlier[key]) : ask());
    answers.set(key, answer);
    return answer as Promise<Answer>;
  }

  const askedOf = async (selection: Selection, release: Release, message: Message, fails?: string) =>
    (await runnerOf(selection, release.name === 'shell' ? [] : [release.name])).ask(release, message, fails);

  const withPaths = (selection: Selection, name: string): Release | null => {
    const release = selection.get(name);
    return release && './paths' in release.modules ? release : null;
  };

  const headAssets = async (selection: Selection): Promise<ShellServer['headAssets']> =>
    (await runnerOf(selection, [])).headAssets;

  return {
    icon: (selection: Selection): Promise<ShellServer['headAssets']['icon']> =>
      once(selection, 'shell', ['icon'], async () => (await headAssets(selection)).icon),
    headAssets,
    render: (selection: Selection, page: PageRequest): Promise<RenderedPage> =>
      renderTogether(selection, page, processes(selection)),
    /** Renders the parts of these packages alone. @throws RenderError */
    async tryParts(selection: Selection, page: PageRequest, names: ReadonlySet<string>): Promise<void> {
      await renderParts(selection, page, processes(selection), (name) => names.has(name));
    },
    async run(selection: Selection, name: string, module: string): Promise<void> {
      const release = selection.get(name);
      if (!release) return;
      await once(selection, name, ['run', module], async () => {
        await askedOf(selection, release, { kind: 'run', file: `${module}.cjs` });
        return true;
      });
    },
    async paths(selection: Selection, name: string): Promise<Omit<PagePaths, 'data'> | null> {
      const release = withPaths(selection, name);
      if (!release) return null;
      return once(selection, name, ['paths'], async () => {
        const answer = await askedOf(selection, release, { kind: 'paths' });
        return answer === null ? null : parsedAnswer(pagePathsSchema, answer, name);
      });
    },
    /** Digest of the page's data; null where the remote does not name them. */
    async data(selection: Selection, name: string, path: string): Promise<string | null> {
      const release = withPaths(selection, name);
      if (!release) return null;
      return once(selection, name, ['data', path], async () => {
        const answer = await askedOf(selection, release, { kind: 'data', path }, `does not say what ${path} shows`);
        return typeof answer === 'string' ? digestOf(answer) : null;
      });
    },
    /** Earlier answers that were used, and new ones. */
    async answers(): Promise<Answers> {
      const entries = [...answers].map(async ([key, answer]) => [key, await answer] as const);
      const settled = await Promise.allSettled(entries);
      return Object.fromEntries(settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
    },
    async end() {
      for (const runner of runners.values()) (await runner.catch(() => null))?.end();
      await checker.end();
    },
  };
}
