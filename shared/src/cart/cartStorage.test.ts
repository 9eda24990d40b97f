import { cartStorageKey } from '../contracts';
import { parseCart } from './cartStorage';

const item = { id: 'A', name: 'Extintor', price: 154, imagePath: '/a.svg', quantity: 2 };

test('the key of spec 9', () => {
  expect(cartStorageKey).toBe('cartItems');
});

test('a saved cart is read as it was saved, with what its products carried along', () => {
  const items = [
    { ...item, sobConsulta: true, type: 'co2' },
    { ...item, id: 'B' },
  ];
  expect(parseCart(JSON.stringify(items))).toEqual(items);
});

test.each([
  null,
  '',
  ' ',
  'undefined',
  'null',
  'true',
  '0',
  '"cartItems"',
  '{}',
  '{"length":1,"0":{}}',
  '[',
  '[{"id":"A",',
  '[null]',
  '[[]]',
  '[1,"a",true]',
  '<!doctype html>',
  '\u0000',
])('%j is an empty cart', (text) => {
  expect(parseCart(text)).toEqual([]);
});

test.each([
  ['without an id', { id: undefined }],
  ['with an empty id', { id: '' }],
  ['with a number for an id', { id: 7 }],
  ['without a name', { name: undefined }],
  ['with an object for a name', { name: {} }],
  ['without an image', { imagePath: null }],
  ['with a script for an image', { imagePath: 'javascript:alert(1)' }],
  ['with a text for a price', { price: '154' }],
  ['with a negative price', { price: -1 }],
  ['without a price', { price: null }],
  ['with a text for a quantity', { quantity: '2' }],
  ['with quantity 0', { quantity: 0 }],
  ['with a negative quantity', { quantity: -3 }],
  ['with half a unit', { quantity: 1.5 }],
  ['with more units than can be counted', { quantity: 1e21 }],
])('a line %s is left out, the others stay', (_case, changes) => {
  const good = { ...item, id: 'good' };
  expect(parseCart(JSON.stringify([{ ...item, ...changes }, good]))).toEqual([good]);
});

test('a price that is no number is left out', () => {
  expect(parseCart('[{"id":"A","name":"x","imagePath":"","quantity":1,"price":1e999}]')).toEqual([]);
});

test('a second line of the same product is left out', () => {
  expect(parseCart(JSON.stringify([item, { ...item, quantity: 9 }]))).toEqual([item]);
});
