import { parsedAnswer, renderAnswerSchema } from './answers';

test('the structured data of a catalogue with two thousand products is accepted', () => {
  const products = Array.from({ length: 2000 }, (_, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: `Extintor de incêndio portátil PQS ABC ${index} kg`,
    url: `https://www.example.com.br/produtos/PQS-ABC-${index}KG`,
  }));
  const jsonLd = [{ '@type': 'ItemList', itemListElement: products }];
  const head = { title: 'Produtos', description: 'Extintores', canonical: null, image: null, jsonLd };
  const answer = { page: { html: '<h1>Produtos</h1>', head, pattern: '/produtos', modules: [] } };
  expect(parsedAnswer(renderAnswerSchema, answer, 'mfe-catalog')).toEqual(answer);
});
