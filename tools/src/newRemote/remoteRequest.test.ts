import { paths, remotes } from '@site/shared/registry';
import { readRequest, type TypedRequest } from './remoteRequest';

const read = (folder: string, typed: TypedRequest = {}) => readRequest(folder, typed, remotes, Object.keys(paths));

test('a name alone is a complete request', () => {
  expect(read('mfe-invented')).toEqual({
    names: {
      folder: 'mfe-invented',
      short: 'invented',
      federation: 'mfe_invented',
      camel: 'invented',
      pascal: 'Invented',
    },
    page: '/invented',
    title: 'Invented',
    menu: null,
    owner: 'Equipe Invented',
    build: { bundler: 'webpack', react: '19', kind: 'component' },
  });
});

test('given values replace the defaults, and the label in the navigation becomes the heading', () => {
  const request = read('mfe-invented-2-code', {
    page: '/invencoes/verao',
    menu: ' Invenções ',
    owner: 'Equipe Ofertas',
  });
  expect(request).toMatchObject({ page: '/invencoes/verao', title: 'Invenções', owner: 'Equipe Ofertas' });
  expect(request.names).toMatchObject({ camel: 'invented2Code', pascal: 'Invented2Code' });
  expect(request.menu?.label).toBe('Invenções');
  expect(read('mfe-invented', { menu: 'Ofertas', title: 'Ofertas da semana' })).toMatchObject({
    title: 'Ofertas da semana',
    owner: 'Equipe Ofertas da semana',
  });
});

test('a new page comes last in the navigation', () => {
  const positions = remotes.flatMap(({ pages }) => pages.flatMap(({ menu }) => menu?.position ?? []));
  expect(read('mfe-invented', { menu: 'Invenções' }).menu?.position).toBeGreaterThan(Math.max(...positions));
});

test.each(['invented', 'mfe-invented_code', 'mfe-2go', `mfe-${'a'.repeat(40)}`])(
  '%j is refused as a name',
  (folder) => {
    expect(() => read(folder)).toThrow(
      new Error(`"${folder}" is no name for a remote: mfe- and words of small letters and digits, such as mfe-promo`),
    );
  },
);

test.each(['mfe-exposes', 'mfe-part-01'])('%s is refused, because the name has another meaning', (folder) => {
  expect(() => read(folder)).toThrow(`${folder} has another meaning here`);
});

test('a name is refused if another page’s address has it', () => {
  expect(() => read('mfe-contact')).toThrow("paths.contact is the name of another page's address");
});

test.each([
  ['/produtos', '/produtos is a page of mfe-catalog (/produtos)'],
  ['/produtos/invented', '/produtos/invented is a page of mfe-catalog (/produtos/:productId)'],
  ['/shell', '/shell leads to something else already'],
  ['/healthz', '/healthz leads to something else already'],
  ['/invenções', '"/invenções" is no address'],
  ['/invented/:id', '"/invented/:id" is no address'],
])('a page cannot be at %s', (page, message) => {
  expect(() => read('mfe-invented', { page })).toThrow(message);
});

test('the bundler alone, or React alone, chooses the other', () => {
  expect(read('mfe-invented', { bundler: 'vite' }).build.kind).toBe('plain');
  expect(read('mfe-invented', { react: '18' }).build).toMatchObject({ bundler: 'vite', kind: 'ownReact' });
});

test.each([
  [{ menu: '' }, '--menu takes a text of 1 to 24 characters in one line, not ""'],
  [{ menu: 'Contato' }, 'The navigation has "Contato" already'],
  [{ title: 'a\nb' }, '--title takes a text of 1 to 60 characters in one line, not "a\\nb"'],
  [{ react: '17' }, 'There is no remote by any bundler with React 17; there are --bundler webpack --react 19, '],
  [{ bundler: 'vite', react: '19' }, 'There is no remote by vite with React 19'],
])('the options %j are refused', (typed, message) => {
  expect(() => read('mfe-invented', typed)).toThrow(message);
});
