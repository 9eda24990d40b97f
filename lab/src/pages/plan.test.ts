import { UsageError } from '@site/delivery/cli';
import { readOptions } from '../measurement';
import { planOptions, readPlan } from './plan';

const plan = (...args: readonly string[]) => readPlan(readOptions(planOptions, args));

test('three rounds of three pages against everything, unless told otherwise', () => {
  expect(plan()).toEqual({
    against: '',
    pages: ['/', '/produtos', '/produtos/PQS-ABC-6KG'],
    runs: 3,
    baselines: ['no scripts', 'one bundle', 'stock'],
  });
});

test('quick is one round of the catalogue; what is said besides counts', () => {
  expect(plan('--quick')).toEqual({ against: '', pages: ['/produtos'], runs: 1, baselines: ['no scripts'] });
  expect(plan('--quick', '--runs', '2', '--against', 'main')).toMatchObject({ runs: 2, against: 'main' });
  expect(plan('--quick', '--baselines', 'stock').baselines).toEqual(['stock']);
});

test('pages and baselines are lists', () => {
  expect(plan('--pages', '/, /contato').pages).toEqual(['/', '/contato']);
  const { pages } = plan('--pages', 'all');
  expect(pages).toEqual(expect.arrayContaining(['/', '/produtos', '/produtos/PQS-ABC-6KG', '/recuperar-senha']));
  expect(pages.filter((page) => /:|sistema-visual|versoes/.test(page))).toEqual([]);
  expect(plan('--baselines', 'stock, one bundle').baselines).toEqual(['stock', 'one bundle']);
  expect(plan('--baselines', 'none').baselines).toEqual([]);
});

test.each([
  ['--pages', 'produtos'],
  ['--runs', '0'],
  ['--runs', 'many'],
  ['--baselines', 'nginx'],
])('%s %s is refused', (option, text) => {
  expect(() => plan(option, text)).toThrow(UsageError);
});
