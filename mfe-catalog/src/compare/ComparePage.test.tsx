import { renderInSite } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
