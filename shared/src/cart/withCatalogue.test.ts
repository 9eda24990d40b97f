import type { CartItem } from '../contracts';
import { totalPrice, totalQuantity, withCatalogue, withoutNotes } from './cartRules';

const product = (id: string, price: number) => ({ id, name: `Extintor ${id}`, price, imagePath: `/${id}.svg` });
const line = (id: string, price: number, more: Partial<CartItem> = {}): CartItem => ({
  ...product(id, price),
  quantity: 2,
  ...more,
});

test('lines take name, price, picture and "Sob consulta" from the catalogue and keep their quantity', () => {
  const renamed = { ...product('A', 649.9), name: 'Novo nome', imagePath: '/novo.svg', sobConsulta: true };
  expect(withCatalogue([line('A', 612.9)], [renamed])).toEqual([{ ...renamed, quantity: 2, previousPrice: 612.9 }]);
  expect(withCatalogue([line('A', 10, { sobConsulta: true })], [product('A', 10)])[0]?.sobConsulta).toBeUndefined();
});

test('previousPrice keeps the price that the visitor saw first, and is removed when that price returns', () => {
  const once = withCatalogue([line('A', 10)], [product('A', 12)]);
  const twice = withCatalogue(once, [product('A', 15)]);
  expect(twice).toEqual([line('A', 15, { previousPrice: 10 })]);
  expect(withCatalogue(twice, [product('A', 10)])[0]?.previousPrice).toBeUndefined();
  expect(withoutNotes(twice)).toEqual([line('A', 15)]);
});

test('a line whose product was removed stays, outside the total, until the product returns', () => {
  const gone = withCatalogue([line('A', 10), line('B', 5)], [product('B', 5)]);
  expect(gone).toEqual([line('A', 10, { isGone: true }), line('B', 5)]);
  expect([totalPrice(gone), totalQuantity(gone)]).toEqual([10, 4]);
  const back = withCatalogue(gone, [product('A', 10), product('B', 5)]);
  expect([back[0]?.isGone, totalPrice(back)]).toEqual([undefined, 30]);
});

test('an empty catalogue counts as a failure and changes no line', () => {
  const items = [line('A', 10), line('B', 5, { previousPrice: 4 })];
  expect(withCatalogue(items, [])).toBe(items);
});

test('withCatalogue and withoutNotes return the same list if nothing changes', () => {
  const items = [line('A', 10), line('B', 5, { isGone: true })];
  expect(withCatalogue(items, [product('A', 10)])).toBe(items);
  expect(withoutNotes(items)).toBe(items);
});
