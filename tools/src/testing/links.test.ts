import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';

/** A page of the documentation, by its path in the repository. */
interface Page {
  readonly file: string;
  readonly text: string;
}

/** Anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (file: string) =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of a page to other pages and files of the repository that lead nowhere. */
function brokenLinks({ file, text }: Page): readonly string[] {
  const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    const [target = '', anchor] = link.split('#');
    const found = target ? path.join(path.dirname(file), target) : file;
    return !existsSync(inRoot(found)) || (anchor !== undefined && !anchorsIn(found).includes(anchor));
  });
}

/** Files and folders of this repository that a page names but that do not exist. */
function missingPaths({ text }: Page): readonly string[] {
  const named = /`((?:delivery|docs|e2e|editor|lab|server|shared|shell|tools|mfe-[a-z]+)\/[\w./-]+)`/g;
  const paths = [...text.matchAll(named)].map(([, name = '']) => name);
  // Pages invent a remote as an example, and files called `NAME`.
  return paths.filter((name) => !/promo|NAME/.test(name) && !existsSync(inRoot(name)));
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));

/** All documents but the owner's specification, which stays as written. */
const ours = (file: string) => file.endsWith('.md') && file !== 'spec.md';

async function pages(): Promise<readonly Page[]> {
  const below = (await readdir(inRoot('docs'), { recursive: true })).filter(ours);
  const files = ['README.md', 'server/README.md', ...below.map((file) => path.join('docs', file))];
  return files.map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));
}

test('the documentation links to, and names, only files that exist', async () => {
  const found = (await pages()).flatMap((page) =>
    [...brokenLinks(page), ...missingPaths(page)].map((what) => `${page.file}: ${what}`),
  );
  expect(found).toEqual([]);
});

test('a journey has at most ten files', async () => {
  const journeys = readFileSync(inRoot('docs/journeys.md'), 'utf8').split(/^## /m).slice(1);
  expect(journeys).toHaveLength(4);
  for (const journey of journeys) expect(journey.match(/^\d+\. `/gm)?.length).toBeLessThanOrEqual(10);
});

test('a decision has its date and status in its first line, and at most 400 words', async () => {
  const decisions = (await pages()).filter(({ file }) => /^docs\/decisions\/\d{4}-/.test(file));
  expect(decisions.length).toBeGreaterThan(20);
  for (const { file, text } of decisions) {
    const [, , status] = text.split('\n');
    expect([file, status]).toEqual([
      file,
      expect.stringMatching(/^\d{4}-\d\d-\d\d · (accepted|partly superseded|superseded)/),
    ]);
    expect([file, text.split(/\s+/).length <= 400]).toEqual([file, true]);
  }
});

test('the decision about dependencies names each one that a package declares', async () => {
  const folders = ['', ...(await readdir(inRoot()))].filter((folder) => existsSync(inRoot(folder, 'package.json')));
  const declared = folders.flatMap((folder) => {
    const { dependencies, devDependencies } = manifestOf(folder);
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const page = readFileSync(inRoot('docs/decisions/0005-dependencies.md'), 'utf8');
  const ownOrTypes = (name: string) => /^@(types|site)\//.test(name) || folders.includes(name);
  expect(folders.length).toBeGreaterThan(8);
  expect([...new Set(declared)].filter((name) => !ownOrTypes(name) && !page.includes(`\`${name}\``))).toEqual([]);
});
