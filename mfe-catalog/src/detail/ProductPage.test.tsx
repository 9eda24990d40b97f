import {
  createStaticNavigation,
  createStore,
  type Navigation,
  PageHeadProvider,
  type PageMetadata,
  selectCartItems,
  selectPanel,
} from '@site/shared';
import { keptCart } from '@site/shared/cart';
import { createMemoryNavigation, renderInSite, SiteHarness } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { products } from '../data/products';
import { mainPicture } from './mainPicture';
import { ProductPage } from './ProductPage';

const at = '/produtos/CO2-10KG';
const product = products.find(({ id }) => id === 'CO2-10KG') ?? products[0];
if (!product) throw new Error('The catalogue is empty.');
const { name, fullName } = product;

const renderPage = () => renderInSite(<ProductPage productId="CO2-10KG" />, { at });
const button = (label: string) => screen.getByRole('button', { name: label });

test('the page shows breadcrumb, full name, rating, price and stock', () => {
  renderPage();
  const breadcrumb = within(screen.getByRole('navigation', { name: 'Você está em' }));
  expect(breadcrumb.getByRole('link', { name: 'Produtos' })).toHaveAttribute('href', '/produtos');
  expect(breadcrumb.getByText(name)).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('heading', { level: 1, name: fullName })).toHaveAttribute('tabindex', '-1');
  const stars = [...screen.getByRole('img', { name: 'Avaliação: 4,0 de 5' }).children];
  expect(stars.map((star) => star.getAttribute('data-star')).join()).toBe('full,full,full,full,partial');
  expect(screen.getByText('R$ 2.389,00')).toBeVisible();
  expect(screen.getByText('Sob consulta')).toBeVisible();
  expect(screen.getByText('Estoque disponível: Até 10 unidades')).toBeVisible();
});

test('chat and telephone are below; the chat names the product', () => {
  renderPage();
  const chat = new URL(screen.getByRole('link', { name: 'Perguntar pelo WhatsApp' }).getAttribute('href') ?? '');
  expect(chat.searchParams.get('text')).toBe('Olá, gostaria de um orçamento para CO2-10KG');
  expect(screen.getByRole('link', { name: '(21) 0000-0000' })).toHaveAttribute('href', 'tel:+552100000000');
});

test('Adicionar ao carrinho adds the product once and offers to open the cart', async () => {
  const { store } = renderPage();
  // The style sheet shows the button Ver carrinho beside an element with this attribute.
  expect(button('Adicionar ao carrinho')).not.toHaveAttribute('data-in-cart');
  await userEvent.click(button('Adicionar ao carrinho'));
  await userEvent.click(button('Adicionar ao carrinho'));
  expect(selectCartItems(store.getState())).toMatchObject([{ id: 'CO2-10KG', quantity: 1, sobConsulta: true }]);
  expect(screen.getByRole('status')).toHaveTextContent(`${name} está no carrinho`);
  expect(button('Adicionar ao carrinho')).toHaveAttribute('data-in-cart');
  await userEvent.click(button('Ver carrinho'));
  expect(selectPanel(store.getState())).toBe('cart');
});

test('the first responder and React add the same product data', async () => {
  renderPage();
  const early = JSON.parse(button('Adicionar ao carrinho').dataset.add ?? '');
  await userEvent.click(button('Adicionar ao carrinho'));
  const kept = keptCart();
  expect(kept).toEqual([{ ...early, quantity: 1 }]);
});

test('the freight form formats the CEP while typing and corrects the value on blur', async () => {
  renderPage();
  const postalCode = screen.getByRole('textbox', { name: 'CEP' });
  await userEvent.type(postalCode, '227700{Backspace}');
  expect(postalCode).toHaveValue('22770-');
  await userEvent.tab();
  expect(postalCode).toHaveValue('22770');
});

/** Prerenders the page of one id and hydrates it at the address of another or the same. */
async function takeOver(served: string, productId = served) {
  const site = (id: string, navigation: Navigation) => (
    <SiteHarness store={createStore()} navigation={navigation}>
      <ProductPage productId={id} />
    </SiteHarness>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(site(served, createStaticNavigation(`/produtos/${served}`)));
  const html = container.textContent;
  const onRecoverableError = jest.fn();
  const page = site(productId, createMemoryNavigation(`/produtos/${productId}`));
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  const text = container.textContent;
  act(() => root.unmount());
  return { html, text };
}

test.each(products.map(({ id }) => id))('the HTML of %s hydrates without a mismatch', async (id) => {
  expect((await takeOver(id)).html).toContain(id);
});

describe('the page of an unknown id', () => {
  test('says that the product does not exist, with its id as text and a link to all products, and is not indexed', () => {
    const setPageHead = jest.fn<void, [PageMetadata]>();
    renderInSite(
      <PageHeadProvider value={setPageHead}>
        <ProductPage productId={'<b a="1">ç'} />
      </PageHeadProvider>,
      { at: '/produtos/x' },
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Produto não encontrado' })).toBeVisible();
    expect(screen.getByText('<b a="1">ç')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver todos os produtos' })).toHaveAttribute('href', '/produtos');
    const [metadata] = setPageHead.mock.lastCall ?? [];
    expect(metadata?.title).toBe('Produto não encontrado');
    // A page without a canonical address gets noindex (`delivery/src/render/document`).
    expect(metadata?.canonicalPath).toBeUndefined();
  });

  test('that differs only in case redirects to the product, without an entry in the history', async () => {
    const { navigation } = renderInSite(<ProductPage productId="co2-10kg" />, { at: '/produtos/co2-10kg' });
    await waitFor(() => expect(navigation.getState().location.pathname).toBe('/produtos/CO2-10KG'));
    expect(navigation.getState().action).toBe('REPLACE');
  });

  test('has the same HTML for every id and shows the id after hydration', async () => {
    const { html, text } = await takeOver('outro', 'XPTO');
    expect(html).not.toContain('outro');
    expect(text).toContain('XPTO');
  });
});

test('mainPicture returns the picture to which the page gives priority', () => {
  renderInSite(<ProductPage productId="AP-10L" />);
  const shown = screen.getAllByRole('img').find((it) => it.getAttribute('fetchpriority') === 'high');
  expect(shown).toHaveAttribute('src', mainPicture({ productId: 'AP-10L' })?.src);
});
