import { v } from '@site/delivery/content';
import { text, textWith } from './define';
import { withFacts } from './facts';
import { readFacts } from './readFacts';

const facts = { horasDeResposta: '48', anosDeMercado: '7', horario: 'de segunda a sexta' };

test('texts at any depth get the facts that they name; other values stay', () => {
  const value = {
    titulo: 'Resposta em até {horasDeResposta} horas',
    itens: ['Há {anosDeMercado} anos, {horario}', { numero: 3, novo: true, nada: null }],
    pedido: 'Escreva para {email}',
  };
  expect(withFacts(value, facts)).toEqual({
    titulo: 'Resposta em até 48 horas',
    itens: ['Há 7 anos, de segunda a sexta', { numero: 3, novo: true, nada: null }],
    pedido: 'Escreva para {email}',
  });
});

test('facts come from site.config.json, opening hours as they stand in a sentence', () => {
  expect(readFacts()).toEqual({
    horasDeResposta: '24',
    anosDeMercado: '5',
    horario: 'segunda a sexta, das 8:00 às 17:00',
  });
});

test.each([
  ['a text', text(), 'Escreva.'],
  ['a text for a page that replaces a placeholder', textWith('email'), 'Escreva para {email}.'],
])('%s is accepted', (_name, schema, value) => {
  expect(v.is(schema, value)).toBe(true);
});

test.each([
  [
    'a misspelt fact',
    text(),
    'Em até {horasDaResposta} horas',
    /^escreva um texto que, entre chaves, só tenha \{horas/,
  ],
  ['a fact without its end', text(), 'Em até {horasDeResposta horas', /só tenha \{horasDeResposta\}/],
  [
    'a placeholder of another page',
    textWith('email'),
    'Até {prazo}',
    /^entre chaves, escreva somente \{email\}, \{horas/,
  ],
])('%s is a mistake that names those that exist', (_mistake, schema, value, message) => {
  const { issues = [] } = v.safeParse(schema, value);
  expect(issues.map((issue) => issue.message)).toEqual([expect.stringMatching(message)]);
});
