import { isCnpj } from './cnpj';

test.each([
  ['11.222.333/0001-81', true],
  ['11222333000181', true],
  // Example of the Receita Federal for CNPJs with letters.
  ['12.ABC.345/01DE-35', true],
  ['12.abc.345/01de-35', true],
  ['11.222.333/0001-82', false],
  ['11.222.333/0001-91', false],
  ['12.ABC.345/01DE-36', false],
  ['00.000.000/0001-00', false],
  ['00.000.000/0000-00', false],
  ['11.222.333/0001', false],
  ['', false],
])('isCnpj(%j) is %s', (text, expected) => {
  expect(isCnpj(text)).toBe(expected);
});
