import { products } from '../data/products';
import { sampleProduct } from '../testing/sampleProduct';
import { comparedRows } from './comparedRows';
import { comparePath } from './comparePath';
import { comparisonMessages, readComparison } from './comparison';

const catalogue = ['A-1', 'B-2', 'C-3', 'D-4', 'E-5'].map((id) => sampleProduct({ id }));
const idsOf = (search: string) => readComparison(search, catalogue).products.map(({ id }) => id);

test.each([
  ['', []],
  ['?ids=', []],
  ['?ids=a-1,B-2', ['A-1', 'B-2']],
  ['?ids=A-1&ids=C-3', ['A-1', 'C-3']],
  ['?ids=A-1,a-1,,A-1', ['A-1']],
  ['?ids=A-1%2CB-2&utm=x', ['A-1', 'B-2']],
])('readComparison finds the products of "%s"', (search, ids) => {
  expect(idsOf(search)).toEqual(ids);
});

test('readComparison separates unknown ids and products beyond the fourth', () => {
  const { products: found, unknown, surplus } = readComparison('?ids=A-1,x,B-2,C-3,D-4,E-5,__proto__', catalogue);
  expect(found.map(({ id }) => id)).toEqual(['A-1', 'B-2', 'C-3', 'D-4']);
  expect(unknown).toEqual(['x', '__proto__']);
  expect(readComparison(`?ids=${'y'.repeat(500)}`, catalogue).unknown).toEqual(['y'.repeat(40)]);
  expect(surplus.map(({ id }) => id)).toEqual(['E-5']);
});

test.each([
  ['', ['Escolha de dois a quatro produtos.']],
  ['?ids=A-1', ['Escolha pelo menos mais um produto.']],
  ['?ids=A-1,xyz', ['Não encontramos: xyz.', 'Escolha pelo menos mais um produto.']],
  ['?ids=A-1,B-2', []],
  ['?ids=A-1,B-2,C-3,D-4,E-5', ['Comparamos até quatro produtos; ficou de fora: Extintor E-5.']],
])('comparisonMessages of "%s" are %j', (search, messages) => {
  expect(comparisonMessages(readComparison(search, catalogue))).toEqual(messages);
});

test('comparedRows has a value in every row for a product with all details', () => {
  const rows = comparedRows(products.filter(({ id }) => id === 'CO2-6KG'));
  expect(rows.map(({ label }) => label)).toEqual([
    ...['Preço', 'Classes de fogo', 'Indicado para', 'Agente extintor', 'Deixa resíduo', 'Capacidade extintora'],
    ...['Carga nominal', 'Alcance do jato', 'Tempo de descarga', 'Peso total aproximado', 'Altura'],
  ]);
  for (const { values } of rows) expect(values.filter((value) => value === '—')).toEqual([]);
  const texts = rows.map(({ values }) => values[0]);
  expect(texts.slice(3, 5)).toEqual(['Gás carbônico', 'Não']);
  expect(texts.slice(7, 9)).toEqual(['de 2 a 2,5 metros', 'cerca de 20 segundos']);
});

test('comparedRows shows a dash where a product has no such detail', () => {
  expect(comparedRows(catalogue.slice(0, 1))[2]?.values).toEqual(['—']);
});

test('for a place, comparedRows says which of its fire classes each product is for', () => {
  const { place } = readComparison('?ids=A-1&lugar=escritorio', catalogue);
  const compared = ['AP-10L', 'CO2-6KG', 'PQS-ABC-6KG', 'PQS-BC-6KG'];
  const [, row] = comparedRows(
    compared.map((id) => products.find((it) => it.id === id) as (typeof products)[0]),
    place,
  );
  expect(row).toEqual({
    label: 'Para o seu lugar: Escritório',
    values: ['Só classe A', 'Só classe C', 'Sim: classes A e C', 'Não indicado'],
  });
  expect(readComparison('?ids=A-1&lugar=cozinha', catalogue).place).toBeUndefined();
});

test('comparePath keeps the place', () => {
  expect(comparePath(['A-1', 'B-2'], 'garagem')).toBe('/produtos/comparar?ids=A-1,B-2&lugar=garagem');
  expect(comparePath([])).toBe('/produtos/comparar');
});
