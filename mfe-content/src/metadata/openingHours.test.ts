import { openingHours } from './company';

test.each([
  ['Segunda a sexta, das 8:00 às 17:00', 'Mo-Fr 08:00-17:00'],
  ['segunda-feira a sábado, das 8h às 17h30', 'Mo-Sa 08:00-17:30'],
  ['Terça a domingo das 09:30 às 18h', 'Tu-Su 09:30-18:00'],
  ['Todos os dias, 24 horas', undefined],
  ['Segunda a sexta, das 8:00 às 17:00; sábado até 12:00', undefined],
  ['Janeiro a março, das 8:00 às 17:00', undefined],
])('%j is %j for search engines', (text, expected) => {
  expect(openingHours(text)).toBe(expected);
});
