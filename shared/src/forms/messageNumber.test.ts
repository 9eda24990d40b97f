import { numberText, sentNumberText, sentPath } from './messageNumber';

const number = 'S-261129-7KQ2M';
const text = 'Número: S-261129-7KQ2M, de 29/11/2026.';

test('a number is shown with its day, also from the address of the page after sending', () => {
  expect(numberText(number)).toBe(text);
  expect(sentPath(number)).toBe('/contato/enviada?numero=S-261129-7KQ2M');
  expect(sentNumberText(sentPath(number).replace(/.*\?/, '?'))).toBe(text);
});

test.each(['', '?numero=', '?numero=%3Cb%3E', `?numero=${number}+ligue+666`, '?numero=S-261129-AE0I1', '?numero=%FF'])(
  'the address %j shows no number',
  (search) => {
    expect(sentNumberText(search)).toBe('');
  },
);
