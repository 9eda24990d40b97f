import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentModulesOf, readContent } from '@site/delivery/build';
import { builtPackages, inRoot } from '@site/delivery/repository';

/** Texts of a content file as it is written, with their file and field. */
interface Written {
  readonly place: string;
  readonly text: string;
}

const files = builtPackages
  .flatMap((name) => contentModulesOf(inRoot(name)))
  .flatMap((module) => readContent(module).files)
  .filter((file) => file.includes(`${path.sep}content${path.sep}`) && file.endsWith('.json'));

const jsonIn = (file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8'));

function textsIn(value: unknown, place: string): readonly Written[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    textsIn(field, `${place}, ${Array.isArray(value) ? `item ${Number(key) + 1}` : key}`),
  );
}

const written = files.flatMap((file) => textsIn(jsonIn(path.relative(inRoot(), file)), path.relative(inRoot(), file)));

const prazos = 'mfe-catalog/content/prazos.json';
const { recarga, ensaio } = jsonIn(prazos);

/** Number and unit that follow a word in one clause, such as `hidrostático … a cada 5 anos`. */
const intervalsAfter = (word: RegExp, text: string) =>
  [...text.matchAll(new RegExp(`${word.source}[^.;]*?\\b(\\d+) (anos?|meses)\\b`, 'gi'))].map(
    ([, count, unit]) => Number(count) * (unit === 'meses' ? 1 : 12),
  );

/** Mistakes for the owner: texts whose interval is not that of `prazos.json`. Hoses have others (NBR 12779). */
const otherIntervals = (word: RegExp, months: number, texts: readonly Written[]) =>
  texts
    .filter(({ text }) => !/mangueira[^.;]*hidrost|hidrost[^.;]*lance/i.test(text))
    .filter(({ text }) => intervalsAfter(word, text).some((interval) => interval !== months))
    .map(({ place, text }) => `${place}: escreva o mesmo prazo que em ${prazos}, ${months} meses (está "${text}")`);

test('texts give the intervals of prazos.json', () => {
  expect(otherIntervals(/hidrost[áa]tico/, ensaio.meses, written)).toEqual([]);
  expect(otherIntervals(/carga/, recarga.meses, written)).toEqual([]);
});

const facts = [
  [/em até \d+ ?h/i, '{horasDeResposta}'],
  [/mais de \d+ anos/i, '{anosDeMercado}'],
] as const;

/** Mistakes for the owner: texts with the number of a fact. */
const repeatedFacts = (texts: readonly Written[]) =>
  texts.flatMap(({ place, text }) =>
    facts
      .filter(([number]) => number.test(text))
      .map(
        ([, name]) => `${place}: escreva ${name} no lugar do número, que está em Empresa e contato (está "${text}")`,
      ),
  );

test('texts name the facts of site.config.json and do not repeat them', () => {
  expect(written.length).toBeGreaterThan(500);
  expect(repeatedFacts(written)).toEqual([]);
  expect(repeatedFacts([{ place: 'a.json: texto', text: 'Há mais de 6 anos, resposta em até 24h' }])).toHaveLength(2);
});

test('the popup and its placeholder, of two packages, have the same notice', () => {
  const notices = ['mfe-cart/content/pedido.json', 'shell/content/compra.json'].map((file) => ({
    file,
    ...jsonIn(file),
  }));
  const different = notices.filter(({ avisoDeCompra }) => avisoDeCompra !== notices[0]?.avisoDeCompra);
  expect(
    different.map(({ file }) => `${file}: avisoDeCompra: escreva o mesmo texto que em ${notices[0]?.file}`),
  ).toEqual([]);
});
