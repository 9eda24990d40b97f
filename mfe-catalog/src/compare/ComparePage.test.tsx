import {
  createStaticNavigation,
  createStore,
  PageHeadProvider,
  type PageMetadata,
  selectCartItems,
  selectPopup,
} from '@site/shared';
import { renderInSite, SiteHarness } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import ComparePage from '../exposes/ComparePage';
import { choose } from './chosen';

beforeEach(() => choose([]));

async function open(ids: string) {
  const rendered = renderInSite(<ComparePage />, { at: `/produtos/comparar?ids=${ids}` });
  // The comparison is a chunk of its own, which a busy machine compiles slowly.
  await screen.findByRole('region', { name: 'Comparação' }, { timeout: 20_000 });
  return { ...rendered, search: () => rendered.navigation.getState().location.search };
}

const columns = () => screen.getAllByRole('columnheader').slice(1);
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('products of the address stand side by side, with their figures', async () => {
  await open('CO2-6KG,pqs-abc-6kg,CO2-10KG');
  expect(columns().map(({ textContent }) => textContent)).toEqual([
    'Extintor CO₂ 6 kg',
    'Extintor PQS ABC 6 kg',
    'Extintor CO₂ 10 kg',
  ]);
  expect(within(columns()[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/produtos/CO2-6KG');
  expect(row('Preço')).toEqual(['R$ 612,90', 'R$ 198,50', 'R$ 2.389,00Sob consulta']);
  expect(row('Classes de fogo')).toEqual(['Classes B e C', 'Classes A, B e C', 'Classes B e C']);
  expect(row('Capacidade extintora')).toEqual(['5-B:C', '3-A:20-B:C', '10-B:C']);
  expect(screen.queryByText(/^Escolha/, { selector: '[role=status] *' })).toBeNull();
});

test('each product can be put into the cart and has a button that asks for a quote', async () => {
  const { store } = await open('CO2-6KG,AP-10L');
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao carrinho Extintor CO₂ 6 kg' }));
  expect(selectCartItems(store.getState())).toMatchObject([{ id: 'CO2-6KG', quantity: 1 }]);
  expect(screen.getByRole('button', { name: 'No carrinho Extintor CO₂ 6 kg' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Pedir orçamento Extintor Água/ }));
  expect(selectPopup(store.getState()).content).toMatchObject({
    origin: 'Produto: Extintor Água Pressurizada 10 L',
    items: [{ id: 'AP-10L', quantity: 1 }],
  });
});

test('products are removed and added, each time in the address, and the focus stays in the comparison', async () => {
  const { search } = await open('CO2-6KG,AP-10L');
  await userEvent.click(screen.getByRole('button', { name: 'Remover Extintor CO₂ 6 kg' }));
  expect(search()).toBe('?ids=AP-10L');
  expect(columns()).toHaveLength(1);
  expect(screen.getByText('Escolha pelo menos mais um produto.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Comparação' })).toHaveFocus();

  const select = screen.getByLabelText<HTMLSelectElement>('Adicionar à comparação');
  expect(within(select).queryByRole('option', { name: 'Extintor Água Pressurizada 10 L' })).toBeNull();
  await userEvent.selectOptions(select, 'Extintor PQS BC 6 kg');
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar' }));
  expect(search()).toBe('?ids=AP-10L,PQS-BC-6KG');
  expect(columns()).toHaveLength(2);
});

test('the page is not indexed, and its HTML says that the comparison needs scripts and is not complete', () => {
  const setPageHead = jest.fn<void, [PageMetadata]>();
  const html = renderToString(
    <PageHeadProvider value={setPageHead}>
      <SiteHarness store={createStore()} navigation={createStaticNavigation('/produtos/comparar')}>
        <ComparePage />
      </SiteHarness>
    </PageHeadProvider>,
  );
  expect(html).toContain('<noscript><p>A comparação precisa de JavaScript.');
  expect(html).toContain('href="/produtos"');
  // The shell starts pages that are not complete when first idle (`shell/src/early/start/startMoment.ts`).
  expect(html).toContain('<div aria-busy="true" hidden=""></div>');
  renderInSite(
    <PageHeadProvider value={setPageHead}>
      <ComparePage />
    </PageHeadProvider>,
    { at: '/produtos/comparar' },
  );
  for (const [metadata] of setPageHead.mock.calls) expect(metadata.canonicalPath).toBeUndefined();
  expect(setPageHead).toHaveBeenCalled();
});
