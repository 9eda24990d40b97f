import { UsageError } from '@site/delivery/cli';
import { readPerfOptions } from './options';

test('three rounds of three pages against everything, unless told otherwise', () => {
  expect(readPerfOptions({})).toEqual({
    against: null,
    pages: ['/', '/produtos', '/produtos/PQS-ABC-6KG'],
    runs: 3,
    baselines: ['no scripts', 'raster', 'one bundle', 'stock'],
  });
});

test('quick is one round of the catalogue; what is said besides counts', () => {
  expect(readPerfOptions({ quick: true })).toEqual({
    against: null,
    pages: ['/produtos'],
    runs: 1,
    baselines: ['no scripts'],
  });
  expect(readPerfOptions({ quick: true, runs: '2', against: 'main' })).toMatchObject({ runs: 2, against: 'main' });
});

test('pages and baselines are lists', () => {
  expect(readPerfOptions({ pages: '/, /contato' }).pages).toEqual(['/', '/contato']);
  const { pages } = readPerfOptions({ pages: 'all' });
  expect(pages).toEqual(expect.arrayContaining(['/', '/produtos', '/produtos/PQS-ABC-6KG', '/recuperar-senha']));
  expect(pages.filter((page) => /:|sistema-visual|versoes/.test(page))).toEqual([]);
  expect(readPerfOptions({ baselines: 'stock, one bundle' }).baselines).toEqual(['stock', 'one bundle']);
  expect(readPerfOptions({ baselines: 'none' }).baselines).toEqual([]);
});

test.each([{ pages: 'produtos' }, { runs: '0' }, { runs: 'many' }, { baselines: 'nginx' }])(
  '%p is refused',
  (given) => {
    expect(() => readPerfOptions(given)).toThrow(UsageError);
  },
);
