import type { PagePaths, RenderedPage, ShellServer } from '@site/shared/contracts';
import { digestOf, type Release } from '../release';
import { pagePathsSchema, parsedAnswer } from './answers';
import { labelOf } from './compatibility';
import { createPartChecker } from './partChecker';
import { PublishError } from './plan';
import { renderParts, renderTogether } from './renderTogether';
import { createRunner, defaultFailure, type PageRequest, type Runner } from './runner';
import { startChild } from './sandbox/startChild';
import type { Selection } from './selection';

export type ServerBuilds = ReturnType<typeof createServerBuilds>;

/** Runs each package in a process of its own, together with a shell. */
export function createServerBuilds(folderOf: (release: Release) => string, start = startChild) {
  const runners = new Map<string, Promise<Runner>>();
  const checker = createPartChecker(start);
  const processes = (selection: Selection) => ({
    checker,
    runnerOf: (names: readonly string[]) => runnerOf(selection, names),
  });

  function runnerOf(selection: Selection, names: readonly string[]): Promise<Runner> {
    if (!selection.has('shell')) throw new PublishError('There is no live shell yet: npm run deploy -w shell');
    const releases = ['shell', ...[...names].sort()].flatMap((name) => selection.get(name) ?? []);
    const key = releases.map(labelOf).join(', ');
    const runner = runners.get(key) ?? start().then((child) => createRunner(child, releases, folderOf));
    runners.set(key, runner);
    return runner;
  }

  const known = new Map<string, Promise<unknown>>();

  async function askPaths(selection: Selection, name: string, kind: string, path = '', fails = defaultFailure) {
    const release = selection.get(name);
    if (!release || !('./paths' in release.modules)) return null;
    const key = [selection.get('shell')?.version, labelOf(release), kind, path].join(' ');
    const ask = async () => {
      const answer = await (await runnerOf(selection, [name])).ask(release, { kind, path }, fails);
      return kind === 'data' && typeof answer === 'string' ? digestOf(answer) : answer;
    };
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    return answer;
  }

  return {
    /** Errors are thrown by the first call that needs the process. */
    begin(selection: Selection) {
      checker.begin();
      for (const name of selection.keys()) runnerOf(selection, name === 'shell' ? [] : [name]).catch(() => {});
    },
    headAssets: async (selection: Selection): Promise<ShellServer['headAssets']> =>
      (await runnerOf(selection, [])).headAssets,
    render: (selection: Selection, page: PageRequest): Promise<RenderedPage> =>
      renderTogether(selection, page, processes(selection)),
    /** Renders the parts of these packages alone. @throws RenderError */
    async tryParts(selection: Selection, page: PageRequest, names: ReadonlySet<string>): Promise<void> {
      await renderParts(selection, page, processes(selection), (name) => names.has(name));
    },
    async run(selection: Selection, name: string, module: string) {
      const release = selection.get(name);
      if (release) await (await runnerOf(selection, [name])).ask(release, { kind: 'run', file: `${module}.cjs` });
    },
    async paths(selection: Selection, name: string): Promise<Omit<PagePaths, 'data'> | null> {
      const answer = await askPaths(selection, name, 'paths');
      return answer === null ? null : parsedAnswer(pagePathsSchema, answer, name);
    },
    /** Digest of the page's data; null where the remote does not name them. */
    async data(selection: Selection, name: string, path: string) {
      const answer = await askPaths(selection, name, 'data', path, `does not say what ${path} shows`);
      return typeof answer === 'string' ? answer : null;
    },
    async end() {
      for (const runner of runners.values()) (await runner.catch(() => null))?.end();
      await checker.end();
    },
  };
}
