import { createStaticNavigation, createStore } from '@site/shared';
import { renderInSite, SiteHarness } from '@site/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { products } from '../data/products';
import { filterOptions } from '../filter/filterOptions';
import { sampleProduct } from '../testing/sampleProduct';
import { Catalogue } from './Catalogue';

const small = [
  sampleProduct({ id: 'AP', name: 'Água', type: 'agua,10L,portatil' }),
  sampleProduct({ id: 'CO', name: 'Gás', type: 'co2,4KG,portatil' }),
  sampleProduct({ id: 'PQ', name: 'Pó', type: 'pqs-abc,50KG,sobre-rodas' }),
];

const shownNames = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const filter = () => within(screen.getByRole('complementary', { name: 'Filtrar produtos' }));
const box = (name: string) => filter().getByRole('checkbox', { name });
const count = () => screen.getAllByRole('status')[0];

test('the page shows all products with their count, and all categories as unticked boxes', () => {
  renderInSite(<Catalogue products={products} />, { at: '/produtos' });
  expect(screen.getAllByRole('article')).toHaveLength(products.length);
  expect(count()?.textContent).toBe(`${products.length} produtos`);
  const boxes = filter().getAllByRole('checkbox');
  expect(boxes).toHaveLength(filterOptions.length);
  for (const [index, { label }] of filterOptions.entries()) {
    expect(boxes[index]).toHaveAccessibleName(label);
    expect(boxes[index]).not.toBeChecked();
    expect(boxes[index]?.closest('form')).toHaveAttribute('autocomplete', 'off');
  }
});

test('ticking boxes shows products that match any of them and updates the address', async () => {
  const { navigation } = renderInSite(<Catalogue products={small} />, { at: '/produtos?utm=x' });
  const search = () => navigation.getState().location.search;

  await userEvent.click(box('CO₂'));
  expect(shownNames()).toEqual(['Gás']);
  expect(count()).toHaveTextContent(/^1 produto$/);
  expect(search()).toBe('?utm=x&filtro=co2');

  await userEvent.click(box('50 kg'));
  expect(shownNames()).toEqual(['Gás', 'Pó']);
  expect(search()).toBe('?utm=x&filtro=co2,50KG');
  expect(box('CO₂')).toBeChecked();

  await userEvent.click(box('CO₂'));
  expect(shownNames()).toEqual(['Pó']);
  expect(search()).toBe('?utm=x&filtro=50KG');

  await userEvent.click(box('50 kg'));
  expect(shownNames()).toEqual(['Água', 'Gás', 'Pó']);
  expect(search()).toBe('?utm=x');
});

describe('places', () => {
  const place = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });

  test('a chosen place shows its agents and number of products, and the wheeled ones after a toggle', async () => {
    renderInSite(<Catalogue products={products} />, { at: '/produtos' });
    expect(screen.queryByText('Ver também sobre rodas')).toBeNull();
    await userEvent.click(place('Garagem'));
    expect(place('Garagem')).toHaveTextContent('Garagem · pó ABC · 7 produtos');
    const items = [...(screen.getByText('Ver também sobre rodas').closest('ul')?.children ?? [])];
    const before = (tag: string) =>
      items.filter((it) => it.matches(`[data-tags*=",${tag},"]`)).map((it) => items.indexOf(it));
    const toggle = items.findIndex((it) => it.matches(':has(summary)'));
    expect(Math.max(...before('portatil'))).toBe(toggle - 1);
    expect(Math.min(...before('sobre-rodas'))).toBe(toggle + 1);
  });

  test('a place without portable products has no toggle', () => {
    renderInSite(<Catalogue products={small} />, { at: '/produtos#garagem' });
    expect(shownNames()).toEqual(['Pó']);
    expect(screen.queryByText('Ver também sobre rodas')).toBeNull();
  });

  test('a box ticked at a place adds to its categories and leaves the place', async () => {
    const { navigation } = renderInSite(<Catalogue products={small} />, { at: '/produtos#garagem' });
    expect(shownNames()).toEqual(['Pó']);
    await userEvent.click(box('CO₂'));
    expect(shownNames()).toEqual(['Gás', 'Pó']);
    expect(navigation.getState().location).toMatchObject({ search: '?filtro=pqs-abc,co2', hash: '' });
    expect(screen.queryByRole('link', { current: true })).toBeNull();
  });

  test('a filter in the address wins over a place', () => {
    renderInSite(<Catalogue products={small} />, { at: '/produtos?filtro=agua#garagem' });
    expect(shownNames()).toEqual(['Água']);
    expect(screen.queryByRole('link', { current: true })).toBeNull();
  });

  test('a kitchen leads to a request for a quote: no product is for class K', () => {
    renderInSite(<Catalogue products={products} />, { at: '/produtos' });
    expect(place('Cozinha')).toHaveAttribute('href', expect.stringMatching(/^\/contato\?produto=Extintor\+classe\+K/));
    expect(screen.getByText('Cozinha: Classe K: óleo quente. Fora do catálogo: peça orçamento.')).toBeVisible();
  });
});

/** Timeout for background rendering, which is slow on a busy machine. */
const patience = { timeout: 20_000 };

describe('a long catalogue', () => {
  const many = Array.from({ length: 160 }, (_, index) =>
    sampleProduct({ id: `P${index}`, name: `Extintor ${index}`, type: index % 2 ? 'co2' : 'agua' }),
  );
  const complete = (within: Element) => within.querySelectorAll('[data-tags] img').length;
  const shown = (within: Element) => within.querySelectorAll('[data-tags] h3 a').length;

  test('comes with 24 complete cards and names and prices of the rest, which scripts complete', async () => {
    const site = (
      <SiteHarness store={createStore()} navigation={createStaticNavigation('/produtos')}>
        <Catalogue products={many} />
      </SiteHarness>
    );
    const container = document.createElement('div');
    container.id = 'root';
    container.innerHTML = renderToString(site);
    document.body.append(container);
    expect([complete(container), shown(container)]).toEqual([24, 160]);
    const link = within(container).getByRole('link', { name: 'Extintor 159' });
    expect(link.closest('article')).toHaveTextContent(/^Extintor 159R\$ 100,00$/);
    link.focus();
    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(container, site, { onRecoverableError }));
    await waitFor(() => expect(complete(container)).toBe(160), patience);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(link).toHaveFocus();
    act(() => root.unmount());
    container.remove();
  });

  test('shows all matches at once, the first of them complete', async () => {
    const { container } = renderInSite(<Catalogue products={many} />, { at: '/produtos' });
    expect(complete(container)).toBe(160);

    act(() => box('CO₂').click());
    expect([complete(container), shown(container)]).toEqual([24, 80]);
    await waitFor(() => expect(complete(container)).toBe(80), patience);

    act(() => box('Água').click());
    await waitFor(() => expect(complete(container)).toBe(160), patience);
    expect(new Set(shownNames()).size).toBe(160);
  });
});
