import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { mainPicture } from './mainPicture';
import { ProductPage } from './ProductPage';

test('it is the picture that the page gives priority to', () => {
  renderInSite(<ProductPage productId="AP-10L" />);
  const shown = screen.getAllByRole('img').find((it) => it.getAttribute('fetchpriority') === 'high');
  expect(shown).toHaveAttribute('src', mainPicture({ productId: 'AP-10L' })?.src);
});

test('a product that there is not has none', () => {
  expect(mainPicture({ productId: 'NADA' })).toBeNull();
});
