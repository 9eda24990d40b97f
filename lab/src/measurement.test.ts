import { helpOf, listed, measurement, pagesIn, readOptions } from './measurement';

const sample = measurement({
  about: 'Measures nothing.',
  options: {
    runs: { default: 3, help: 'rounds' },
    site: { default: '', help: 'folder of it' },
    quick: { default: false, help: 'sooner' },
  },
  run: async ({ runs, site }) => ({ title: site, blocks: [String(runs)] }),
});

test('an option has the type of its default, and the default value unless given', () => {
  expect(readOptions(sample.options, [])).toEqual({ runs: 3, site: '', quick: false, write: false, help: false });
  expect(readOptions(sample.options, ['--runs', '5', '--site=x', '--quick', '--write'])).toEqual({
    runs: 5,
    site: 'x',
    quick: true,
    write: true,
    help: false,
  });
});

test.each([['--rounds'], ['--runs', '0'], ['--runs', '1.5'], ['--quick=yes'], ['--site'], ['site']])(
  'the arguments %s %s are refused',
  (...args) => {
    expect(() => readOptions(sample.options, args)).toThrow(Error);
  },
);

test('help lists every option with its default', () => {
  expect(helpOf('sample', sample).split('\n')).toEqual([
    'npm run lab -- sample [options]',
    '',
    'Measures nothing.',
    '',
    '  --runs N      rounds (default: 3)',
    '  --site SITE   folder of it',
    '  --quick       sooner',
    '  --write       also saves the result, in docs/measurements',
    '  --help        this text',
  ]);
});

test('a list accepts known names only', () => {
  expect(listed('disk, postgres', ['disk', 'postgres'])).toEqual(['disk', 'postgres']);
  expect(listed('none', ['disk'])).toEqual([]);
  expect(() => listed('disk,paper', ['disk'])).toThrow('"paper" is not one of disk');
});

test('pages are a list, or all public pages', () => {
  expect(pagesIn('/, /contato')).toEqual(['/', '/contato']);
  const pages = pagesIn('all');
  expect(pages).toEqual(expect.arrayContaining(['/', '/produtos', '/produtos/PQS-ABC-6KG', '/recuperar-senha']));
  expect(pages.filter((page) => /:|sistema-visual|versoes/.test(page))).toEqual([]);
});

test('a page without its leading slash is refused', () => {
  expect(() => pagesIn('/,produtos')).toThrow(Error);
});
