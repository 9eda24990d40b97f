import type { RemoteModuleId, RenderedPage } from '@site/shared/contracts';
import { releaseOf } from '../testing/sampleReleases';
import { stylesOf } from './pageFiles';

const sheets = (id: RemoteModuleId) => {
  const [remote = '', module = ''] = id.split('/');
  const name = remote.replace('_', '-');
  const css = [`${module}.css`, `${module}-later.css`];
  return [
    name,
    releaseOf({ name, version: '1.0.0', base: `/${name}/`, files: {}, modules: { [`./${module}`]: { js: [], css } } }),
  ] as const;
};

const modules = ['mfe_account/UserMenu', 'mfe_catalog/ProductsPage'] as const;
const selection = new Map([
  ['shell', releaseOf({ name: 'shell', version: '1.0.0', files: {} })],
  ...modules.map(sheets),
]);

/** @returns later styles that the first view may need, by address */
function filterStyles(content: string) {
  const html = `<div data-boundary="mfe_account/UserMenu"></div><div data-boundary="mfe_catalog/ProductsPage">${content}</div>`;
  const rendered: RenderedPage = { html, modules, head: {} as RenderedPage['head'], pattern: '/produtos' };
  const page = { url: '/produtos', file: 'produtos/index.html', path: '/produtos', owner: null };
  const { laterStyleSheets } = stylesOf(selection, page, rendered, { style: () => '', integrity: () => '' });
  expect(laterStyleSheets).toHaveLength(2);
  return laterStyleSheets.filter(({ filters }) => filters).map(({ url }) => url);
}

test('the first view may need the later styles of a part that they filter, and no others', () => {
  expect(filterStyles('<section data-unscripted=""></section>')).toEqual(['/mfe-catalog/1.0.0/ProductsPage-later.css']);
  expect(filterStyles('<section></section>')).toEqual([]);
});
