import { createStaticNavigation, createStore, PageHeadProvider, type PageMetadata } from '@site/shared';
import { tickFromAddress } from '@site/shared/early';
import { createMemoryNavigation, renderInSite, SiteHarness } from '@site/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { products } from '../data/products';
import ProductsPage from '../exposes/ProductsPage';

test('the page has a banner with heading and responsive image, and metadata that list the products', () => {
  const setPageHead = jest.fn<void, [PageMetadata]>();
  const { container } = renderInSite(
    <PageHeadProvider value={setPageHead}>
      <ProductsPage />
    </PageHeadProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Extintores de incêndio' })).toBeVisible();
  expect(screen.getByText('Quanto mais você compra, menor o preço.')).toBeVisible();
  expect(container.querySelector('picture source')).toHaveAttribute('media', '(min-width: 64rem)');
  expect(setPageHead.mock.calls).toEqual([
    [
      expect.objectContaining({
        canonicalPath: '/produtos',
        jsonLd: [expect.objectContaining({ '@type': 'ItemList', numberOfItems: products.length })],
      }),
    ],
  ]);
});

describe('the prerendered page', () => {
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
    // The container is attached only now, since prerendering has no document either.
    document.body.append(container);
  });

  async function hydrateAt(address: string) {
    const navigation = createMemoryNavigation(address);
    const page = (
      <SiteHarness store={createStore()} navigation={navigation}>
        <ProductsPage />
      </SiteHarness>
    );
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    leave = () => act(() => root.unmount());
    return navigation;
  }
  let leave = () => {};
  afterEach(() => {
    leave();
    container.remove();
  });

  test.each([
    ['one box of the address', ['CO₂'], '?filtro=30KG,agua'],
    ['all boxes of the address', ['CO₂', '30 kg', 'Água'], ''],
  ])('%s unticked before hydration leaves the address', async (_what, names, search) => {
    const box = (name: string) => within(container).getByRole<HTMLInputElement>('checkbox', { name });
    for (const name of ['CO₂', '30 kg']) tickFromAddress(box(name), true);
    box('Água').click();
    for (const name of names) box(name).click();
    const navigation = await hydrateAt('/produtos?filtro=co2,30KG');
    expect(navigation.getState().location.search).toBe(search);
    for (const name of names) expect(box(name)).not.toBeChecked();
  });

  test('hydrates only the button of a card; a card that is filtered out and shown again is rendered', async () => {
    const [first, second] = cards();
    /** Without the checkbox of the comparison, which only scripts add. */
    const texts = () =>
      cards().map((card) => {
        const copy = card.cloneNode(true) as HTMLElement;
        copy.querySelector('label')?.remove();
        return copy.textContent;
      });
    const text = texts();
    const picture = first?.querySelector('img');
    // React would correct this attribute if it hydrated the picture.
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
    expect(texts()).toEqual(text);
    expect(cards()[0]).not.toBe(first);
    for (const card of cards()) {
      expect(card.querySelector('img')).toHaveAttribute('alt', '');
      expect(within(card).getByRole('link')).toBeVisible();
    }
  });
});
