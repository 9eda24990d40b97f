import { label, problemForOwner } from './labels';

test.each([
  ['preco', 'Preço'],
  ['descricaoDaImagem', 'Descrição da imagem'],
  ['regioes', 'Regiões'],
  ['secoes', 'Seções'],
  ['pqs-abc', 'PQS ABC'],
])('%s is labelled %s', (name, expected) => {
  expect(label(name)).toBe(expected);
});

test.each([
  ['mfe-x/content/itens/a.json: preco: escreva um número (está "1")', 'Preço: escreva um número (está "1")'],
  [
    'mfe-x/content/itens/a.json: caracteristicas, item 2, nome: falta este campo: escreva',
    'Características, Item 2, Nome: falta este campo: escreva',
  ],
  ['mfe-x/content/itens/a.json: dê ao arquivo o nome b.json', 'dê ao arquivo o nome b.json'],
  ['mfe-x/content/itens/b.json: preço: este campo não existe', 'Itens: b: Preço: este campo não existe'],
  ['mfe-x/src/images/itens/a.jpg: a foto tem 9 pixels', 'Imagem: a.jpg: a foto tem 9 pixels'],
])('the problem %s is reported as %s', (problem, expected) => {
  expect(problemForOwner(problem, new Set(['mfe-x/content/itens/a.json']))).toBe(expected);
});
