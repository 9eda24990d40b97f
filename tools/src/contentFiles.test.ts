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

const placeText = (place: Place, titles: Readonly<Record<string, string>> = {}) =>
  place.map((key) => (typeof key === 'number' ? `item ${key + 1}` : (titles[key] ?? key))).join(', ');

/** Messages name these fields by their titles. */
const titles = { titulo: 'Título para buscadores', descricao: 'Descrição para buscadores' };

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

  let required = 0;
  for (const place of placesIn(content)) {
    const wrong = await problems(place, () => null);
    expect(wrong).toEqual([expect.stringMatching(/: escreva .*\(está null\)$/)]);
    const [where = ''] = wrong[0]?.split(/: escreva /) ?? [];
    expect([`${file}: ${placeText(place)}`, `${file}: ${placeText(place, titles)}`]).toContain(where);
    const key = place.at(-1);
    if (typeof key !== 'string') continue;
    const missing = (await problems(place, () => undefined)).filter((text) => text.startsWith(`${where}: falta`));
    for (const text of missing) expect(text).toMatch(/: falta este campo: escreva /);
    required += missing.length;
    const unknown = await problems(place.slice(0, -1), (value) => ({ ...Object(value), [`${key}x`]: 1 }));
    expect(unknown[0]).toMatch(/x: este campo não existe(?:; você quis dizer| \(existem)/);
  }
  expect(required).toBeGreaterThan(0);
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
