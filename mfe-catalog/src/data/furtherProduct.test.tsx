import { renderInSite } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ProductPage from '../exposes/ProductPage';
import ProductsPage from '../exposes/ProductsPage';
import pages from '../exposes/paths';
import { products } from './products';

// A further file, with a size that no other product has and one photo.
jest.mock('../../content/produtos', () => {
  const { produtos } = jest.requireActual<typeof import('../../content/produtos')>('../../content/produtos');
  const { salesOrder } =
    jest.requireActual<typeof import('../../content/schema/product')>('../../content/schema/product');
  const further = jest.requireActual<typeof import('../testing/furtherPackage/content/produtos')>(
    '../testing/furtherPackage/content/produtos',
  );
  return { produtos: [...produtos, ...further.produtos].toSorted(salesOrder) };
});

const card = 'Extintor Água 6 L';

test('a further product is listed among the portable ones, and its size becomes a filter', async () => {
  renderInSite(<ProductsPage />, { at: '/produtos' });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(`${products.length} produtos`);
  expect(products.findIndex(({ id }) => id === 'AP-6L')).toBeLessThan(products.findIndex(({ id }) => id === 'AP-75L'));

  const sizes = within(screen.getByRole('group', { name: 'Carga' })).getAllByRole('checkbox');
  const labels = sizes.map((box) => box.parentElement?.textContent);
  expect(labels.slice(labels.indexOf('50 kg'))).toEqual(['50 kg', '6 L', '10 L']);
  await userEvent.click(screen.getByRole('checkbox', { name: '6 L' }));
  expect(screen.getAllByRole('article').map((it) => within(it).getByRole('link').textContent)).toEqual([card]);
});

test('the page of a further product shows one photo without choices, its fire class and related products', () => {
  expect(pages.paths).toContain('/produtos/AP-6L');
  renderInSite(<ProductPage productId="AP-6L" />, { at: '/produtos/AP-6L' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Extintor de Incêndio Água 6 L Portátil');
  expect(screen.getByRole('img', { name: card })).toHaveAttribute('src', '/image.svg');
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Sólidos')).toBeVisible();
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Água Pressurizada 10 L');
});
