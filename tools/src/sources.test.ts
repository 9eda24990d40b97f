import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';

/** Files that git tracks or would add. */
const filesOf = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: inRoot(),
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(inRoot(file)));

const read = (file: string) => readFileSync(inRoot(file), 'utf8');

/** Lines that break a rule, with their file. */
const findings = (files: readonly string[], find: (text: string, file: string) => readonly string[]) =>
  files.flatMap((file) => find(read(file), file).map((text) => `${file}: ${text}`));

const isTest = (file: string) => /\.test\.tsx?$|\/(?:testing|integration)\//.test(file);

const product = filesOf('shared/src', 'shell/src', 'mfe-*/src/*');

test('breakpoints are in rem, so that they follow the default font of the browser', () => {
  const files = [...product, ...filesOf('tools/templates')].filter((file) => /\.(?:css|tsx?)(?:\.hbs)?$/.test(file));
  // Conditions such as `(min-width: 48px)`, `(width >= 48px)` and `(30px <= width < 48px)`.
  const inPixels = /\((?:(?:min|max)-)?(?:width|height)(?::| [<>]=?) [^)]*px|\([\d.]+px <=? (?:width|height)/g;
  expect(files.length).toBeGreaterThan(400);
  expect(
    findings(
      files.filter((file) => !isTest(file)),
      (text) => text.match(inPixels) ?? [],
    ),
  ).toEqual([]);
});

/** Classes that a component names but its style sheet lacks; each would become the class `undefined`. */
function missingClasses(code: string, file: string): readonly string[] {
  const imports = code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g);
  return [...imports].flatMap(([, name = '', sheet = '']) => {
    const css = read(path.join(path.dirname(file), sheet));
    const known = new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, own]) => own));
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, own]) => own);
    return used.filter((own) => !known.has(own)).map((own) => `${name}.${own}`);
  });
}

test('every class that a component names exists in its style sheet', () => {
  const files = product.filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(findings(files, missingClasses)).toEqual([]);
});

test('outside tests, programs start in a way that Windows knows', () => {
  const files = filesOf('*.ts', '*.mjs').filter((file) => !isTest(file));
  // Windows has no `sh`, and starts npm only as `@site/delivery/program` does.
  const direct = /\b(?:spawn|execFile)(?:Sync)?\)?\(\s*'(?:npm|npx|sh)(?:\.cmd)?'/g;
  expect(files.length).toBeGreaterThan(500);
  expect(findings(files, (text) => text.match(direct) ?? [])).toEqual([]);
});

test('the import rules cover every source file', () => {
  // Templates and configuration at the root are no sources of a room.
  const files = filesOf('*.ts', '*.tsx', '*.mjs').filter((file) => !/^tools\/templates\/|^\.|^[^/]+$/.test(file));
  const { options } = createRequire(__filename)(inRoot('.dependency-cruiser.cjs'));
  const { scripts } = JSON.parse(read('package.json'));
  const rooms: readonly string[] = scripts.imports.split('.cjs ')[1].replaceAll('*', '').split(' ');
  const excluded = new RegExp(options.exclude.path);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => excluded.test(file) || !rooms.some((room) => file.startsWith(room)))).toEqual([]);
});

const commentLine = /^\s*(\{?\/\*+|\*(?!\/)|\/\/)\s?(.*?)(?:\s*\*\/.*)?$/;
const trailingComment = /[;,{}()\]]\s+\/[/*]\s?(.*?)(?:\s*\*\/.*)?$/;

/** Finds the first lines of comments and of their paragraphs, and the lines with a TSDoc tag. */
function commentStarts(text: string): readonly string[] {
  let previous = '';
  return text.split('\n').flatMap((line) => {
    const [, marker = '', comment = ''] = commentLine.exec(line) ?? [];
    // Lines of one paragraph begin with the same marker, after the opening line of a block.
    const continues = marker !== '' && (marker === '//' ? '//' : '*') === previous && !comment.startsWith('@');
    previous = comment === '' ? '' : marker.replace(/^\{?\/\*+/, '*');
    if (marker === '') return trailingComment.exec(line)?.[1] ?? [];
    return continues && (marker === '//' || marker === '*') ? [] : comment;
  });
}

test('comments begin with the noun or the verb that they are about', () => {
  const indirect = /^(?:@(?:param \S+|returns) )?(?:[Ww]hat|[Ww]hether|[Ww]ho|[Tt]hose|One|Of)\b/;
  const rooms = ['shared/src', 'shell', 'mfe-*', 'delivery/src', 'server', 'editor/src', 'tools/src', 'lab/src', 'e2e'];
  const files = filesOf(...rooms).filter((file) => /\.(?:tsx?|m?js|css)$/.test(file) && !/\.test\./.test(file));
  expect(files.length).toBeGreaterThan(900);
  expect(findings(files, (text) => commentStarts(text).filter((start) => indirect.test(start)))).toEqual([]);
});
