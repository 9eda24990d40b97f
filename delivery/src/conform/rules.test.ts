import { readFileSync } from 'node:fs';
import { inRoot } from '../repository';
import { brokenFiles, brokenPages, effect, htmlWrittenAnew } from '../testing/brokenRemotes';
import { type RemoteChange, writeHandWrittenRemote } from '../testing/handWrittenRemote';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';
import { brokenRules, type Verdict } from './conform';
import { fileFindings, readReleaseFiles } from './fileFindings';
import { reportOf } from './report';
import { rules } from './rules';

const folder = temporaryFolderPerTest();
async function verdict(...changes: readonly RemoteChange[]): Promise<Verdict> {
  const release = await writeHandWrittenRemote(folder(), ...changes);
  const broken = brokenRules(await fileFindings(await readReleaseFiles(folder())));
  return { release, broken, skipped: [], notShown: [] };
}

test('the rules are those of docs/release-format.md, in the same words', () => {
  const document = readFileSync(inRoot('docs/release-format.md'), 'utf8');
  const written = [...document.matchAll(/^- \*\*(R\d+)\*\* (.+)$/gm)].map(([, id, text]) => ({ id, text }));
  expect(rules.map(({ id, text }) => ({ id, text }))).toEqual(written);
});

test('each rule has a remote that breaks it', () => {
  const elsewhere = ['R5', 'R8', 'R9', 'R15', 'R18', 'R19', 'R23'];
  const broken = [...[...brokenFiles, ...brokenPages, htmlWrittenAnew].map(({ rule }) => rule), ...elsewhere];
  expect(rules.filter(({ id }) => !broken.includes(id))).toEqual([]);
});

test('a remote written by hand keeps the rules about files', async () => {
  const { broken } = await verdict();
  expect(broken).toEqual([]);
});

test.each([
  ["Function('return this')()", false],
  ["new Function('return this')()", false],
  ["Function('return 1')()", true],
  ["new Function('a', 'return this')()", true],
])('%s is evaluation: %s', async (call, isEvaluation) => {
  const { broken } = await verdict(effect(`if (typeof globalThis !== 'object') ${call}`));
  expect(broken.map(({ rule }) => rule.id)).toEqual(isEvaluation ? ['R11'] : []);
});

// The others need the Node build or a browser (`e2e/integration/conform.test.ts`).
test.each(brokenFiles)('$rule: $what is named with its place and the fix', async ({ rule, change, places }) => {
  const found = await verdict(change);
  const own = found.broken.find((each) => each.rule.id === rule);
  expect(own?.places).toEqual(expect.arrayContaining(places.map((place) => expect.stringContaining(place))));
  const report = reportOf(found);
  expect(report).toContain(`${rule}  ${own?.rule.text}`);
  expect(report).toContain(`Fix: ${own?.rule.fix}`);
});
