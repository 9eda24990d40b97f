import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { mainPicture } from './mainPicture';
import { ProductPage } from './ProductPage';

test('mainPicture returns the picture to which the page gives priority', () => {
  renderInSite(<ProductPage productId="AP-10L" />);
  const shown = screen.getAllByRole('img').find((it) => it.getAttribute('fetchpriority') === 'high');
  expect(shown).toHaveAttribute('src', mainPicture({ productId: 'AP-10L' })?.src);
});

test('mainPicture returns null for an unknown product', () => {
  expect(mainPicture({ productId: 'NADA' })).toBeNull();
});
