import { createStaticNavigation, createStore, PageHeadProvider, type PageMetadata } from '@site/shared';
import { createMemoryNavigation, renderInSite, SiteHarness } from '@site/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import ProductsPage from '../exposes/ProductsPage';
import paths from '../exposes/paths';

test('the banner with the page’s heading', () => {
  renderInSite(<ProductsPage />, { at: '/produtos' });
  expect(screen.getByRole('heading', { level: 1, name: 'Extintores de incêndio' })).toBeVisible();
  expect(screen.getByText('Quanto mais você compra, menor o preço.')).toBeVisible();
});

test('the banner’s image changes at 1024 px', () => {
  const { container } = renderInSite(<ProductsPage />, { at: '/produtos' });
  expect(container.querySelector('picture source')).toHaveAttribute('media', '(min-width: 1024px)');
});

test('the page’s metadata lists the products', () => {
  const setPageHead = jest.fn<void, [PageMetadata]>();
  renderInSite(
    <PageHeadProvider value={setPageHead}>
      <ProductsPage />
    </PageHeadProvider>,
  );
  expect(setPageHead).toHaveBeenCalledTimes(1);
  const [metadata] = setPageHead.mock.lastCall ?? [];
  expect(metadata?.canonicalPath).toBe('/produtos');
  expect(metadata?.jsonLd).toMatchObject([{ '@type': 'ItemList', numberOfItems: 21 }]);
});

describe('as it was prerendered', () => {
  let container: HTMLElement;
  const onRecoverableError = jest.fn();
  const cards = () => within(container).getAllByRole('article');

  beforeEach(() => {
    onRecoverableError.mockReset();
    container = document.createElement('div');
    container.id = 'root';
    container.dataset.pattern = '/produtos';
    container.innerHTML = renderToString(
      <SiteHarness store={createStore()} navigation={createStaticNavigation('/produtos')}>
        <ProductsPage />
      </SiteHarness>,
    );
    // Where a page is rendered there is none yet.
    document.body.append(container);
  });

  async function hydrateAt(address: string) {
    const page = (
      <SiteHarness store={createStore()} navigation={createMemoryNavigation(address)}>
        <ProductsPage />
      </SiteHarness>
    );
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    leave = () => act(() => root.unmount());
  }
  let leave = () => {};
  afterEach(() => {
    leave();
    container.remove();
  });

  test('the HTML is unfiltered and is taken over without a mismatch; then the filter of the address applies', async () => {
    expect(cards()).toHaveLength(21);
    expect(within(container).getByRole('button', { name: 'Filtros' })).not.toHaveAttribute('aria-expanded');
    await hydrateAt('/produtos?filtro=30KG');
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(cards()).toHaveLength(1);
    expect(within(container).getByRole('checkbox', { name: '30 kg' })).toBeChecked();
  });

  test('of a card only the button is hydrated; one that comes back is rendered', async () => {
    const [first, second] = cards();
    const text = cards().map((card) => card.textContent);
    const picture = first?.querySelector('img');
    // What React finds changed it would put right, were it hydrated.
    picture?.setAttribute('alt', 'untouched');

    await hydrateAt('/produtos');
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(cards().slice(0, 2)).toEqual([first, second]);
    expect(cards()[0]?.querySelector('img')).toBe(picture);
    expect(picture).toHaveAttribute('alt', 'untouched');

    await userEvent.click(within(cards()[0] as HTMLElement).getByRole('button', { name: /^Adicionar/ }));
    expect(within(cards()[0] as HTMLElement).getByRole('button', { name: /está no carrinho$/ })).toBeVisible();

    const filter = within(container).getByRole('checkbox', { name: '30 kg' });
    await userEvent.click(filter);
    expect(cards()).toHaveLength(1);
    await userEvent.click(filter);
    expect(cards().map((card) => card.textContent)).toEqual(text);
    expect(cards()[0]).not.toBe(first);
    for (const card of cards()) {
      expect(card.querySelector('img')).toHaveAttribute('alt', '');
      expect(within(card).getByRole('link')).toBeVisible();
    }
  });
});

test('the paths to prerender: the catalogue and every product', () => {
  expect(paths.paths).toHaveLength(22);
  expect(paths.paths).toEqual(expect.arrayContaining(['/produtos', '/produtos/AP-10L', '/produtos/PQS-BC-20KG-80']));
});
