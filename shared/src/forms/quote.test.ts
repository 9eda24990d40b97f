import { isQuote, quotePath, readQuote } from './quote';

const fullName = 'Extintor de Incêndio Gás Carbônico (CO₂) 4 kg Portátil';
const values = {
  subject: `Orçamento: ${fullName}`,
  message: `Olá! Gostaria de receber um orçamento para: ${fullName}.`,
};

test('quotePath leads to the contact form, and readQuote reads the product’s name from it', () => {
  const address = new URL(quotePath({ fullName }), 'https://example.com');
  expect(address.pathname).toBe('/contato');
  expect(address.hash).toBe('#formulario');
  expect(readQuote(address.search)).toEqual(values);
});

test.each([
  ['no query', ''],
  ['another query', '?de=catalogo'],
  ['an empty name', '?produto='],
  ['spaces only', '?produto=+++'],
  ['markup', '?produto=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['quotes', '?produto=%22%20onfocus=alert(1)%20x=%22'],
  ['an address', '?produto=https://example.com'],
  ['a placeholder', '?produto={{name}}'],
  ['invalid UTF-8', '?produto=%FF%FE'],
  ['a text of 121 characters', `?produto=${'a'.repeat(121)}`],
])('readQuote reads no name from %s', (_what, search) => {
  expect(readQuote(search)).toBeNull();
});

test('readQuote accepts a name of 120 characters', () => {
  expect(readQuote(`?produto=${'a'.repeat(120)}`)?.subject).toBe(`Orçamento: ${'a'.repeat(120)}`);
});

test('readQuote puts a name on one line', () => {
  expect(readQuote('?produto=Extintor%0D%0A%20ABC')?.subject).toBe('Orçamento: Extintor ABC');
});

test('isQuote recognizes unchanged texts of a quote only', () => {
  expect(isQuote(values)).toBe(true);
  expect(isQuote({ ...values, message: `${values.message} Dois, por favor.` })).toBe(false);
  expect(isQuote({ ...values, subject: 'Visita' })).toBe(false);
  // This subject has the same name and length as that of a quote.
  expect(isQuote({ ...values, subject: values.subject.replace('Orçamento', 'Reclamado') })).toBe(false);
  expect(isQuote({ subject: '', message: '' })).toBe(false);
});
