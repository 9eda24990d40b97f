import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, contentModulesOf, evaluate, readContent } from '@site/delivery/build';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { temporaryFolderPerTest, writeFiles } from '@site/delivery/testing/temporaryFolder';

const folder = temporaryFolderPerTest();

const modules = builtPackages.flatMap((name) => contentModulesOf(inRoot(name)));
const nameOf = (file: string) => path.relative(inRoot(), file);

/** Replaces the value of a field or item; undefined removes a field. */
type Edit = (value: unknown) => unknown;
type Place = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const edited = (value: unknown, [key, ...rest]: Place, edit: Edit): unknown => {
  if (key === undefined) return edit(value);
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? edited(item, rest, edit) : item));
  return { ...Object(value), [key]: edited(Object(value)[key], rest, edit) };
};

/** Places of all fields of a file, and of the first item of each list. */
const placesIn = (value: unknown, place: Place = []): readonly Place[] => [
  ...(place.length > 0 ? [place] : []),
  ...(Array.isArray(value)
    ? value.slice(0, 1).flatMap((item) => placesIn(item, [...place, 0]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, field]) => placesIn(field, [...place, key]))
      : []),
];

test('all packages have content', () => {
  expect(new Set(modules.map((module) => nameOf(module).split(path.sep)[0]))).toEqual(new Set(builtPackages));
});

test.each(modules.map(nameOf))('the files of %s are right, and each mistake in one gives its message', async (name) => {
  const evaluated = evaluate(inRoot(name));
  const { files } = readContent(inRoot(name), evaluated);
  const [original = ''] = files.filter((file) => file.endsWith('.json'));
  const file = nameOf(original);
  const content: unknown = JSON.parse(readFileSync(original, 'utf8'));

  async function problems(place: Place, edit: Edit): Promise<readonly string[]> {
    await writeFiles(folder(), { [file]: JSON.stringify(edited(content, place, edit)) });
    try {
      readContent(path.join(folder(), name), evaluated);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  }

  for (const place of placesIn(content))
    expect(await problems(place, () => null)).toEqual([expect.stringMatching(/: escreva .*\(está null\)$/)]);
});

/** Figures, standards and terms that only the company can state. */
const claims = /\b\d+ ?(?:anos|horas|projetos|obras|clientes)\b|\b24h\b|COSCIP|NFPA|Inmetro|[Cc]redenciad|R\$ \d/;

test('code holds no price and no claim of the company', () => {
  const sources = builtPackages.map((name) => `${name}/src`);
  const files = execFileSync('git', ['ls-files', '--', ...sources], { cwd: inRoot(), encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));
  const code = (file: string) => readFileSync(inRoot(file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => claims.test(code(file)))).toEqual([]);
});
