import { cartOpened, openPopup, selectPanel, selectPopup } from '@site/shared';
import { act, screen, within } from '@testing-library/react';
import { renderShell } from './testing/renderShell';

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

test.each([
  ['/login', 'Página Login', false],
  ['/contato', 'Página Contato', true],
  ['/nada', 'Página Não Encontrada', true],
])('%s shows the page %s; it has header and footer: %s', (at, name, hasLayout) => {
  renderShell({ at });
  expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.queryByRole('banner') !== null).toBe(hasLayout);
  expect(screen.queryByRole('contentinfo') !== null).toBe(hasLayout);
});

test.each([
  ['/sistema-visual', true, 'Página Sistema visual'],
  ['/sistema-visual', false, 'Página Não Encontrada'],
  ['/versoes', true, 'Página Versões'],
  ['/versoes', false, 'Página Não Encontrada'],
])('the page %s exists in previews only; this site is a preview: %s', (at, preview, name) => {
  renderShell({ at, config: { preview } });
  expect(heading(name)).toBeVisible();
});

test.each(['/login', '/produtos', '/produtos?filtro=co2'])(
  'a navigation from /produtos to %s closes the panel and the popup',
  (to) => {
    const { store, navigation } = renderShell({ at: '/produtos' });
    act(() => {
      store.dispatch(cartOpened());
      store.dispatch(openPopup({ kind: 'purchase-unavailable', origin: 'Carrinho' }));
    });
    expect(selectPanel(store.getState())).toBe('cart');
    act(() => navigation.navigator.push(to));
    expect(selectPanel(store.getState())).toBe('none');
    expect(selectPopup(store.getState()).open).toBe(false);
  },
);

function FragilePage({ productId }: { readonly productId: string }) {
  if (productId === 'ruim') throw new Error('falha');
  return <h1>Produto {productId}</h1>;
}

test('a page that throws does not affect the next page', () => {
  jest.mocked(console.error).mockImplementation(() => {});
  const remotes = { 'mfe_catalog/ProductPage': { default: FragilePage } };
  const { navigation } = renderShell({ at: '/produtos/ruim', remotes });
  expect(screen.getByText('Não foi possível carregar esta parte da página.')).toBeVisible();
  act(() => navigation.navigator.push('/produtos/AP-10L'));
  expect(heading('Produto AP-10L')).toBeVisible();
});
