import { cartOpened, openPopup, selectPanel, selectPopup } from '@site/shared';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShell } from './testing/renderShell';

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name });

test('a link of the navigation shows the page it names', () => {
  const { navigation } = renderShell();
  expect(heading('Página Home')).toBeVisible();
  fireEvent.click(link('Empresa'));
  expect(heading('Página Empresa')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Página Home' })).not.toBeInTheDocument();
  act(() => navigation.navigator.go(-1));
  expect(heading('Página Home')).toBeVisible();
});

test('the product page receives the decoded product id from the address', () => {
  renderShell({ at: '/produtos/%C3%A1gua' });
  expect(heading('Produto água')).toBeVisible();
});

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

test('the focus goes to the heading of the new page', async () => {
  // A frame that an earlier test requested could move the focus.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  renderShell();
  expect(document.body).toHaveFocus();
  fireEvent.click(link('Empresa'));
  await waitFor(() => expect(heading('Página Empresa')).toHaveFocus());
});

let broken = true;

function FragilePage({ productId }: { readonly productId: string }) {
  if (broken || productId === 'ruim') throw new Error('falha');
  return <h1>Produto {productId}</h1>;
}

describe('a page that throws', () => {
  const remotes = { 'mfe_catalog/ProductPage': { default: FragilePage } };
  const apology = () => screen.queryByText('Não foi possível carregar esta parte da página.');

  beforeEach(() => {
    broken = true;
    jest.mocked(console.error).mockImplementation(() => {});
  });

  test('leaves the rest of the site working and can be retried', () => {
    renderShell({ at: '/produtos/AP-10L', remotes });
    expect(within(screen.getByRole('main')).getByRole('alert')).toContainElement(apology());
    expect(heading('Página indisponível no momento')).toBeVisible();
    expect(link('Empresa')).toBeVisible();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(heading('Produto AP-10L')).toBeVisible();
    expect(apology()).not.toBeInTheDocument();
  });

  test('does not affect the next page', () => {
    broken = false;
    const { navigation } = renderShell({ at: '/produtos/ruim', remotes });
    expect(apology()).toBeVisible();
    act(() => navigation.navigator.push('/produtos/AP-10L'));
    expect(heading('Produto AP-10L')).toBeVisible();
  });
});

test('an error in the shell shows the error page (spec 8)', () => {
  jest.mocked(console.error).mockImplementation(() => {});
  renderShell({ config: { social: null as never, socialLinks: null as never } });
  expect(screen.getByRole('main')).toHaveTextContent(/Unexpected Application Error! Cannot read properties of null/);
  expect(screen.getByRole('link', { name: 'Voltar para a Página Inicial' })).toHaveAttribute('href', '/');
});
