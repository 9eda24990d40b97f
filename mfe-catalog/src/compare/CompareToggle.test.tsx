import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Catalogue } from '../catalogue/Catalogue';
import { sampleProduct } from '../testing/sampleProduct';
import { choose } from './chosen';

const products = ['AP', 'CO', 'PQ', 'EM', 'XY'].map((id, index) =>
  sampleProduct({ id, type: index < 2 ? 'agua' : 'co2' }),
);
const box = (id: string) => screen.getByRole('checkbox', { name: `Comparar Extintor ${id}` });

beforeEach(() => choose([]));

test('two products chosen on cards can be compared; the choice outlives a filter', async () => {
  renderInSite(<Catalogue products={products} />, { at: '/produtos' });
  expect(screen.queryByRole('link', { name: 'Comparar' })).toBeNull();
  await userEvent.click(box('AP'));
  expect(screen.getByText('1 produto: escolha mais um para comparar')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('link', { name: 'Comparar' })).toBeNull();

  await userEvent.click(screen.getByRole('checkbox', { name: 'CO₂' }));
  await userEvent.click(box('PQ'));
  expect(screen.getByRole('link', { name: 'Comparar' })).toHaveAttribute('href', '/produtos/comparar?ids=AP,PQ');
  await userEvent.tab();
  expect(document.activeElement).toHaveAccessibleName('Comparar 2 produtos');
  await userEvent.click(screen.getByRole('checkbox', { name: 'CO₂' }));
  expect(box('AP')).toBeChecked();

  await userEvent.click(screen.getByRole('button', { name: 'Limpar comparação' }));
  expect(box('AP')).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Limpar comparação' })).toBeNull();
});

test('a fifth product cannot be chosen until another one is removed', async () => {
  renderInSite(<Catalogue products={products} />, { at: '/produtos' });
  for (const id of ['AP', 'CO', 'PQ', 'EM']) await userEvent.click(box(id));
  expect(screen.getByText('4 produtos, o máximo')).toBeVisible();
  expect(box('XY')).toBeDisabled();
  await userEvent.click(box('AP'));
  expect(box('XY')).toBeEnabled();
});
