import { sampleConfig } from '../testing/sample';
import { writtenPlan } from '../testing/samplePlan';
import { sampleContent, sampleShell } from '../testing/sampleReleases';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { serverFindings } from './serverFindings';

const folder = temporaryFolderPerTest();

async function check(change: Parameters<typeof sampleContent>[1], shell: Parameters<typeof sampleShell>[1] = {}) {
  const live = sampleContent('1.0.0', change);
  const { plan, folderOf } = await writtenPlan(folder(), [{ live: sampleShell('1.0.0', shell) }, { live }]);
  const release = plan.get('mfe-content')?.live.release;
  if (!release) throw new Error('The plan has no release');
  return serverFindings({ release, plan, config: sampleConfig, folderOf });
}

const home = (expression: string) => ({ modules: { HomePage: expression }, paths: ['/'] });

test('one page is rendered for each module', async () => {
  const { pages, notShown, findings } = await check({ paths: ['/', '/contato'] });
  expect(pages.map(({ url, modules }) => [url, modules])).toEqual([
    ['/', ['./HomePage']],
    ['/contato', ['./ContactPage']],
  ]);
  expect([notShown, findings]).toEqual([[], []]);
});

test('a module that no page shows is named', async () => {
  expect((await check({ paths: ['/'] })).notShown).toEqual(['./ContactPage']);
});

test.each([
  ['a random number', '"<p>" + Math.random() + "</p>"'],
  ['a counter', '"<p>" + (globalThis.count = (globalThis.count ?? 0) + 1) + "</p>"'],
])('%s in the HTML is found by a further render', async (_name, expression) => {
  expect((await check(home(expression))).findings).toEqual([
    ['R19', expect.stringMatching(/^\/ differs: “.*<p>.*” and “/s)],
  ]);
});

test('an error while rendering is named with its page', async () => {
  const { findings, pages } = await check(home('require("node:fs").readFileSync("/etc/hostname")'));
  expect(findings).toEqual([
    ['R18', expect.stringMatching(/The page \/ does not render .* a page is rendered without node:fs/i)],
  ]);
  expect(pages).toEqual([]);
});

test('HTML that is not closed, or with an id of the page, breaks another rule than an error does', async () => {
  for (const html of ['"<p>"', '"<p id=\\"pins\\"></p>"']) {
    const { findings } = await check(home(html));
    expect(findings.map(([rule]) => rule)).toEqual(['R19']);
  }
});

test('a module that does not start, and a shell outside the range, are named', async () => {
  const broken = await check({ ...home('""'), files: { 'server/HomePage.cjs': 'throw new Error("broken")' } });
  expect(broken.findings).toContainEqual(['R16', expect.stringContaining('broken')]);
  const { findings } = await check({ ...home('"<p></p>"'), shared: '^2.0.0' });
  expect(findings).toEqual([['R23', expect.stringContaining('accepts @site/shared ^2.0.0')]]);
});
