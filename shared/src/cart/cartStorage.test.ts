import { type CartItem, cartStorageKey } from '../contracts';
import { totalPrice, totalQuantity, withCatalogue, withoutNotes } from './cartRules';
import { cartText, parseCart } from './cartStorage';

const item = { id: 'A', name: 'Extintor', price: 154, imagePath: '/a.svg', quantity: 2 };
const good = { ...item, id: 'good' };

test('a saved cart (spec 9) is read with all fields of its products', () => {
  expect(cartStorageKey).toBe('cartItems');
  const items = ['', '/a.svg', 'http://a.b/c.svg', 'https://a.b/c.svg'].map((imagePath) => ({
    ...{ ...item, id: `of ${imagePath}`, imagePath },
    ...{ price: 0, sobConsulta: true, type: 'co2' },
  }));
  expect(parseCart(JSON.stringify(items))).toEqual(items);
});

test.each([
  ...[null, '', ' ', 'undefined', '[', '[{"id":"A",', '<!doctype html>', '\u0000'],
  ...['null', 'true', '0', '"cartItems"', '{}', '{"length":1,"0":{}}', '[null]', '[[]]', '[1,"a",true]'],
])('%j is read as an empty cart', (text) => {
  expect(parseCart(text)).toEqual([]);
});

test.each([
  ...[undefined, '', 7].map((id) => ({ id })),
  ...[undefined, {}].map((name) => ({ name })),
  ...[null, 'javascript:alert(1)', '//a.b/c.svg', '/\\a.b/c.svg', '/\t/a.b/c.svg', ' /a.svg', 'x:/a.svg'].map(
    (imagePath) => ({ imagePath }),
  ),
  ...['154', -1, null].map((price) => ({ price })),
  ...['2', 0, -3, 1.5, 1e21, 2 ** 53 - 1].map((quantity) => ({ quantity })),
  { price: 1e308 },
])('a line with %j is left out, the others stay', (changes) => {
  expect(parseCart(JSON.stringify([{ ...item, ...changes }, good]))).toEqual([good]);
});

test('a line with an infinite price and a second line of a product are left out', () => {
  expect(parseCart(JSON.stringify([item, good]).replace('154', '1e999'))).toEqual([good]);
  expect(parseCart(JSON.stringify([item, { ...item, quantity: 9 }]))).toEqual([item]);
});

test('notes of changed prices and removed products are read', () => {
  const noted = { ...item, previousPrice: 160, isGone: true };
  expect(parseCart(cartText([noted]))).toEqual([noted]);
});

describe('withCatalogue', () => {
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
});
