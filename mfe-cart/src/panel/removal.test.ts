import type { CartItem } from '@site/shared/contracts';
import { cartOrigin } from './cartOrigin';
import { removalOf, withoutRemoval } from './removal';

const cart = (text: string): CartItem[] =>
  (text.match(/[A-Z]\d/g) ?? []).map((line) => ({
    ...{ id: line.charAt(0), name: line, price: 1, imagePath: '', quantity: Number(line.charAt(1)) },
  }));
const textOf = (items: readonly CartItem[]) => items.map(({ id, quantity }) => id + quantity).join(' ');

test.each([
  ['a removed line returns to its place', 'A1 B1 C3', 'A1 C3', 'A1 C3', 'A1 B1 C3'],
  ['a cleared cart returns with its quantities', 'A5 B2', '', '', 'A5 B2'],
  ['a product added since stays', 'A5 B2', '', 'X1', 'A5 B2 X1'],
  ['a quantity changed since stays', 'A1 B2', 'B2', 'B4', 'A1 B4'],
  ['a removed product that was added again is there once', 'A1 B2', 'B2', 'B2 A3', 'A3 B2'],
  ['a line that another tab has removed does not return', 'A1 B2 C1', 'B2 C1', 'C1', 'A1 C1'],
])('%s', (_case, before, after, now, restored) => {
  expect(textOf(withoutRemoval(cart(now), removalOf(cart(before), cart(after))))).toBe(restored);
});

describe('cartOrigin', () => {
  const line = (id: string, quantity = 1) => ({ id, quantity });

  test('cartOrigin lists quantity and id of each line in the cart’s order', () => {
    expect(cartOrigin([line('CO2-6KG', 2), line('AP-10L')])).toBe('Carrinho: 2 × CO2-6KG, 1 × AP-10L');
  });

  test('cartOrigin cuts a text of more than 200 characters, and no character in half', () => {
    const whole = cartOrigin([line('🔥'.repeat(186))]);
    expect(whole).toBe(`Carrinho: 1 × ${'🔥'.repeat(186)}`);
    expect(cartOrigin([line('🔥'.repeat(187))])).toBe(`${whole}…`);
  });
});
