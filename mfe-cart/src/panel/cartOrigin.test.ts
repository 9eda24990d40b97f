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

test('the origin of a cart with many products begins with the first product', () => {
  const label = cartOrigin(Array.from({ length: 21 }, (_, index) => line(`PQS-ABC-${index}KG`, 10)));
  expect(label).toMatch(/^Carrinho: 10 × PQS-ABC-0KG, 10 × PQS-ABC-1KG, .*…$/);
  expect([...label]).toHaveLength(201);
});

test('cartOrigin does not cut a character in half', () => {
  expect(cartOrigin([line('🔥'.repeat(300))])).toBe(`Carrinho: 1 × ${'🔥'.repeat(186)}…`);
});
