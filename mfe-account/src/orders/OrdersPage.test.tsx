import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { OrdersPage } from './OrdersPage';

test('the page says that there are no orders and links to the products (spec 2, My orders)', () => {
  renderInSite(<OrdersPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Meus pedidos' })).toBeVisible();
  expect(screen.getByText('Você ainda não fez nenhum pedido...')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver produtos' })).toHaveAttribute('href', '/produtos');
});
