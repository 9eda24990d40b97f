import { cartOrigin } from './cartOrigin';

const line = (id: string, quantity = 1) => ({ id, quantity });

test('names what is in the cart by quantity and id, in its order', () => {
  expect(cartOrigin([line('CO2-6KG', 2), line('AP-10L')])).toBe('Carrinho: 2 × CO2-6KG, 1 × AP-10L');
  expect(cartOrigin([line('AP-10L', 999)])).toBe('Carrinho: 999 × AP-10L');
});

test('200 characters are left whole, one more is cut', () => {
  const whole = cartOrigin([line('x'.repeat(186))]);
  expect(whole).toHaveLength(200);
  expect(whole).not.toContain('…');
  const cut = cartOrigin([line('x'.repeat(187))]);
  expect(cut).toBe(`${whole}…`);
});

test('the whole catalogue in the cart begins with what was put there first', () => {
  const label = cartOrigin(Array.from({ length: 21 }, (_, index) => line(`PQS-ABC-${index}KG`, 10)));
  expect(label).toMatch(/^Carrinho: 10 × PQS-ABC-0KG, 10 × PQS-ABC-1KG, .*…$/);
  expect([...label]).toHaveLength(201);
});

test('no character is cut in half', () => {
  expect(cartOrigin([line('🔥'.repeat(300))])).toBe(`Carrinho: 1 × ${'🔥'.repeat(186)}…`);
});
