import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';
import ts from 'typescript';

/** A file within a room. */
const place = /(?<![\w@-])(shell|mfe-[a-z-]+|shared|delivery|server|editor|tools|lab|e2e)\/src\b/;

/** Files that may name paths in other rooms, which the import rules can't see, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  '.biome.json': 'the formatter leaves files alone that are made',
  '.dependency-cruiser.cjs': 'import rules are about files',
  '.github/workflows/': 'a pipeline runs when files change that its package is made of',
  'tools/templates/remote/.github/workflows/': 'so does that of a new package',
  'tools/bin/commands.json': 'commands are started by the module of each, in one place',
  'tools/templates/registry/CODEOWNERS.hbs': 'owners of files are named by path',
  'tools/src/newRemote/registry.ts': 'a new remote is registered in shared',
  'editor/src/company.ts': 'the owner’s values have their schema in shared',
  'server/build.mjs': 'the thread of a lock is a file of its own beside the compiled server',
};

const allowing = (file: string) => Object.keys(allowed).find((entry) => file.startsWith(entry));

/** Tests read and edit sources of all rooms, as people do. */
const isTest = (file: string) => /\.test\.tsx?$|^[^/]+\/src\/testing\/|^e2e\//.test(file);

const sources = ['ts', 'tsx', 'mjs', 'cjs', 'json', 'yml', 'hbs'].map((ending) => `*.${ending}`);

/** Paths in other rooms that a file names; in code, also those given as several arguments of a call. */
function foreignPlaces(file: string, text: string): readonly string[] {
  const [own = ''] = file.split('/');
  const isForeign = (part: string) => ![undefined, own].includes(place.exec(part)?.[1]);
  if (!/\.([cm]?tsx?|[cm]js)$/.test(file)) return text.split('\n').filter(isForeign);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const parts = ts.isCallExpression(node) ? node.arguments.filter(ts.isStringLiteralLike) : [];
    if (parts.length > 1) found.push(parts.map((part) => part.text).join('/'));
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true));
  return found.filter(isForeign);
}

test('no room names a file of another room by its path', () => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...sources];
  const { stdout } = spawnSync('git', listed, { cwd: inRoot(), encoding: 'utf8' });
  const files = stdout.split('\0').filter((file) => file && !isTest(file) && existsSync(inRoot(file)));
  expect(files.length).toBeGreaterThan(300);
  const naming = files.flatMap((file) =>
    foreignPlaces(file, readFileSync(inRoot(file), 'utf8')).map((found) => ({ file, found })),
  );
  expect(naming.filter(({ file }) => !allowing(file)).map(({ file, found }) => `${file} names ${found}`)).toEqual([]);
  const needed = new Set(naming.map(({ file }) => allowing(file)));
  expect(Object.keys(allowed).filter((entry) => existsSync(inRoot(entry)) && !needed.has(entry))).toEqual([]);
});

test('no script relies on a pre or post script, because `ignore-scripts` in .npmrc disables them', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--', ':(glob)**/package.json'], {
    cwd: inRoot(),
    encoding: 'utf8',
  });
  for (const file of stdout.split('\0').filter(Boolean)) {
    const { scripts = {} } = JSON.parse(readFileSync(inRoot(file), 'utf8'));
    const names = Object.keys(scripts);
    expect([
      file,
      names.filter((name) => names.some((other) => name === `pre${other}` || name === `post${other}`)),
    ]).toEqual([file, []]);
  }
});
