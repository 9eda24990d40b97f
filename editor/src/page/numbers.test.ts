import { numbers } from './numbers.js';

const { money, count } = numbers;

test.each([
  ['1.290,00', 1290],
  ['1290', 1290],
  ['612,90', 612.9],
  ['0,05', 0.05],
  ['R$ 2.389,00', 2389],
  ['R$\u00a0612,90', 612.9],
  ['  612,90\u200b', 612.9],
  ['\u202a612,90\u202c', 612.9],
  ['Ｒ＄６１２，９０', 612.9],
  ['9.999.999,99', 9_999_999.99],
])('the amount %j is %d', (text, number) => {
  expect(money.read(text)).toBe(number);
});

test.each([
  // May be 2,389.00 or 2.39.
  ...['2.389', '748.6', '612.90', '1.290', '2.389.000', '1.29', '2,389', '2.389,5'],
  // Numbers in the notation of other countries.
  ...['1,290.00', '1 290,00', '1.29,00', '12.90,00', '0.290,00', '1290.000,00', "1'290,00", '1e3', '0x10', '00612'],
  // No price.
  ...['', ' ', 'R$', ',50', '612,', '612,905', '-5', '−5', '(5)', '0', '0,00', 'Infinity', 'NaN', 'grátis', '6 12,90'],
  ...['10000000', '10.000.000,00', '٦١٢'],
])('the amount %j is refused', (text) => {
  expect(money.read(text)).toBeNull();
});

test.each([
  [612.9, 'R$ 612,90'],
  [1290, 'R$ 1.290,00'],
  [0.05, 'R$ 0,05'],
  [1_234_567.8, 'R$ 1.234.567,80'],
])('%d is written as %s, and read as the same', (number, text) => {
  expect(money.write(number)).toBe(text);
  expect(money.read(text)).toBe(number);
});

test.each([
  ['12', 12],
  [' 0 ', 0],
  ['１２', 12],
  ['1.000', null],
  ['1,5', null],
  ['-1', null],
  ['', null],
])('the count %j is %p', (text, number) => {
  expect(count.read(text)).toBe(number);
});
