import { sampleConfig } from '../../testing/sample';
import { writtenPlan } from '../../testing/samplePlan';
import { sampleContent, sampleShell } from '../../testing/sampleReleases';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';
import { serverFacts } from './serverFacts';

const folder = temporaryFolderPerTest();

async function facts(change: Parameters<typeof sampleContent>[1], shell: Parameters<typeof sampleShell>[1] = {}) {
  const live = sampleContent('1.0.0', change);
  const { plan, folderOf } = await writtenPlan(folder(), [{ live: sampleShell('1.0.0', shell) }, { live }]);
  const release = plan.get('mfe-content')?.live.release;
  if (!release) throw new Error('The plan has no release');
  return serverFacts({ release, plan, config: sampleConfig, folderOf });
}

const home = (expression: string) => ({ modules: { HomePage: expression }, paths: ['/'] });

test('one page is rendered for each module', async () => {
  const { pages, notShown, notRepeatable, incompatible } = await facts({ paths: ['/', '/contato'] });
  expect(pages.map(({ url, modules }) => [url, modules])).toEqual([
    ['/', ['./HomePage']],
    ['/contato', ['./ContactPage']],
  ]);
  expect([notShown, notRepeatable, incompatible]).toEqual([[], [], []]);
});

test('a module that no page shows is named', async () => {
  expect((await facts({ paths: ['/'] })).notShown).toEqual(['./ContactPage']);
});

test.each([
  ['a random number', '"<p>" + Math.random() + "</p>"'],
  ['a counter', '"<p>" + (globalThis.count = (globalThis.count ?? 0) + 1) + "</p>"'],
])('%s in the HTML is found by a further render', async (_name, expression) => {
  expect((await facts(home(expression))).notRepeatable).toEqual([
    expect.stringMatching(/^\/ differs: “.*<p>.*” and “/s),
  ]);
});

test('an error while rendering is named with its page', async () => {
  const { notRendered, pages } = await facts(home('require("node:fs").readFileSync("/etc/hostname")'));
  expect(notRendered).toEqual([
    expect.stringMatching(/The page \/ does not render .* a page is rendered without node:fs/i),
  ]);
  expect(pages).toEqual([]);
});

test('HTML that is not closed, or with an id of the page, breaks another rule than an error does', async () => {
  for (const html of ['"<p>"', '"<p id=\\"pins\\"></p>"']) {
    const { notRepeatable, notRendered } = await facts(home(html));
    expect([notRepeatable.length, notRendered]).toEqual([1, []]);
  }
});

test('a module that does not start, and a shell outside the range, are named', async () => {
  const { notRun } = await facts({ ...home('""'), files: { 'server/HomePage.cjs': 'throw new Error("broken")' } });
  expect(notRun).toEqual([expect.stringContaining('broken')]);
  const { incompatible } = await facts({ ...home('"<p></p>"'), shared: '^2.0.0' });
  expect(incompatible).toEqual([expect.stringContaining('accepts @site/shared ^2.0.0')]);
});
