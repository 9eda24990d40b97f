import type { ReleaseFiles } from './fileFindings';
import { partsIn, unlistedStyles } from './unlistedStyles';

const part = (id: string, html: string) => `<div data-boundary="${id}">${html}</div>`;

test('a part ends with its own element, and leaves out parts inside it', () => {
  const inner = part('mfe_b/Y', '<div><p class="b"></p></div>');
  const html = `<main><div>${part('mfe_a/X', `<div class="a"></div>${inner}<div class="c"></div>`)}</div></main><div class="d"></div>`;
  const [found = '', ...others] = partsIn(html, 'mfe_a/X');
  expect(others).toEqual([]);
  expect([...found.matchAll(/class="(\w)"/g)].map(([, name]) => name)).toEqual(['a', 'c']);
});

test('a page may have a part twice', () => {
  expect(partsIn(part('mfe_a/X', '1') + part('mfe_a/X', '2'), 'mfe_a/X')).toEqual(['>1', '>2']);
});

test('a style sheet that its module does not list is named', () => {
  const modules = { './X': { js: [], css: ['a.css'] } };
  const texts = new Map([
    ['browser/a.css', '.mfe-a-listed { color: red }'],
    ['browser/late.css', '.mfe-a-late { color: red }'],
  ]);
  const files = { release: { name: 'mfe-a', modules }, texts } as unknown as ReleaseFiles;
  const html = part('mfe_a/X', '<p class="mfe-a-listed mfe-a-late other"></p>');
  expect(unlistedStyles([{ url: '/', html, modules: ['./X'] }], files)).toEqual([
    ['R15', './X lists none of late.css for .mfe-a-late'],
  ]);
});
