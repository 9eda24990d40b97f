import { cartOrigin } from './cartOrigin';

const line = (id: string, quantity = 1) => ({ id, quantity });

test('cartOrigin lists quantity and id of each line in the cart’s order', () => {
  expect(cartOrigin([line('CO2-6KG', 2), line('AP-10L')])).toBe('Carrinho: 2 × CO2-6KG, 1 × AP-10L');
  expect(cartOrigin([line('AP-10L', 999)])).toBe('Carrinho: 999 × AP-10L');
});

test('cartOrigin cuts a text of more than 200 characters', () => {
  const whole = cartOrigin([line('x'.repeat(186))]);
  expect(whole).toHaveLength(200);
  expect(whole).not.toContain('…');
  const cut = cartOrigin([line('x'.repeat(187))]);
  expect(cut).toBe(`${whole}…`);
});
