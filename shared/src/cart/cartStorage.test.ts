import { cartStorageKey } from '../contracts';
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
