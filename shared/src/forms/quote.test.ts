import { isQuote, quotePath, readQuote } from './quote';

const fullName = 'Extintor de Incêndio Gás Carbônico (CO₂) 4 kg Portátil';
const values = {
  subject: `Orçamento: ${fullName}`,
  message: `Olá! Gostaria de receber um orçamento para: ${fullName}.`,
};

test('leads to the form of the contact page with the product’s name', () => {
  const address = new URL(quotePath({ fullName }), 'https://example.com');
  expect(address.pathname).toBe('/contato');
  expect(address.hash).toBe('#formulario');
  expect(readQuote(address.search)).toEqual(values);
});

test.each([
  ['no query', ''],
  ['another query', '?de=catalogo'],
  ['an empty name', '?produto='],
  ['nothing but spaces', '?produto=+++'],
  ['markup', '?produto=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['quotes', '?produto=%22%20onfocus=alert(1)%20x=%22'],
  ['an address', '?produto=https://example.com'],
  ['a placeholder', '?produto={{name}}'],
  ['what is no UTF-8', '?produto=%FF%FE'],
  ['a text too long for a name', `?produto=${'a'.repeat(121)}`],
])('takes no name from %s', (_what, search) => {
  expect(readQuote(search)).toBeNull();
});

test('takes a name of 120 characters, the longest', () => {
  expect(readQuote(`?produto=${'a'.repeat(120)}`)?.subject).toBe(`Orçamento: ${'a'.repeat(120)}`);
});

test('puts a name on one line', () => {
  expect(readQuote('?produto=Extintor%0D%0A%20ABC')?.subject).toBe('Orçamento: Extintor ABC');
});

test('tells its own words from a visitor’s', () => {
  expect(isQuote(values)).toBe(true);
  expect(isQuote({ ...values, message: `${values.message} Dois, por favor.` })).toBe(false);
  expect(isQuote({ ...values, subject: 'Visita' })).toBe(false);
  // As long as the words that a quote begins with, and with the same name.
  expect(isQuote({ ...values, subject: values.subject.replace('Orçamento', 'Reclamado') })).toBe(false);
  expect(isQuote({ subject: '', message: '' })).toBe(false);
});
