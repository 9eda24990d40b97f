import { count, list, picture, pictures, price, text, v, yesOrNo } from '@site/delivery/content';
import { builtPackages, root } from '@site/delivery/repository';
import { declaredContent, filesOf } from './declared';
import { type ContentRepository, contentRepository } from './testing/contentRepository';
import { largeChanges, toFile, toForm } from './values';

let repository: ContentRepository;
beforeAll(async () => {
  repository = await contentRepository();
  await repository.write('mfe-shop/src/images/produtos/AP-10L-frente.jpg', 'photo');
});
afterAll(() => repository.remove());

const schema = v.strictObject({
  nome: text(),
  sobConsulta: v.optional(yesOrNo()),
  ativo: yesOrNo(),
  foto: v.optional(picture({ folder: 'produtos' })),
  fotos: pictures({ folder: 'produtos', views: [] }),
  linhas: v.optional(list(v.strictObject({ nome: text(), foto: picture({ folder: 'produtos' }) }))),
});

test('the form shows pictures by their address, a photo before the drawing of its name', () => {
  const value = { nome: 'A', foto: 'AP-10L-frente', fotos: ['AP-10L-frente', 'gone'] };
  expect(toForm(schema, value, 'mfe-shop/src/images', repository.root)).toEqual({
    nome: 'A',
    foto: 'mfe-shop/src/images/produtos/AP-10L-frente.jpg',
    fotos: ['mfe-shop/src/images/produtos/AP-10L-frente.jpg', 'mfe-shop/src/images/produtos/gone'],
  });
});

test('the file has fields in the order of the schema, pictures by name, and no empty optional field', () => {
  const address = 'mfe-shop/src/images/produtos/AP-10L-frente.jpg';
  const form = {
    linhas: [{ foto: address, nome: 'B' }],
    fotos: [],
    foto: '',
    ativo: false,
    sobConsulta: false,
    nome: 'A',
  };
  expect(JSON.stringify(toFile(schema, form))).toBe(
    '{"nome":"A","ativo":false,"linhas":[{"nome":"B","foto":"AP-10L-frente"}]}',
  );
});

test('unknown and wrong values stay, so that the check reports them', () => {
  expect(toFile(schema, { nome: 7, linhas: 'x', foto: 1, outro: [] })).toEqual({
    nome: 7,
    foto: 1,
    linhas: 'x',
    outro: [],
  });
});

describe('numbers', () => {
  const numbered = v.strictObject({
    preco: price(),
    desconto: v.optional(price()),
    meses: v.optional(count(1)),
    linhas: v.optional(list(v.strictObject({ valor: price() }))),
  });

  test('are texts in the form', () => {
    const value = { preco: 1290, meses: 12, linhas: [{ valor: 0.5 }] };
    const form = { preco: 'R$ 1.290,00', meses: '12', linhas: [{ valor: 'R$ 0,50' }] };
    expect(toForm(numbered, value, 'images', repository.root)).toEqual(form);
    expect(toFile(numbered, { ...form, desconto: '' })).toEqual(value);
  });

  test.each([612.955, 0, '189,90'])('%p of a file stays, for the form to refuse', (preco) => {
    expect(toForm(numbered, { preco }, 'images', repository.root)).toEqual({ preco });
  });

  test('a text that is none, or may be two, is refused with its field', () => {
    expect(() => toFile(numbered, { preco: '2.389' })).toThrow(
      'Preço: escreva o valor em reais, com vírgula antes dos centavos, por exemplo 1.290,00 ou 612,90 (está "2.389")',
    );
    expect(() => toFile(numbered, { preco: '5', linhas: [{ valor: 'x' }] })).toThrow('Valor: escreva o valor');
    expect(() => toFile(numbered, { preco: '5', meses: '1.000' })).toThrow('Meses: escreva um número inteiro');
  });

  test.each([
    [100, 150, 0],
    [100, 150.01, 1],
    [100, 49.99, 1],
    [undefined, 100, 0],
    // Refused by the schema, without a question.
    [100, 0, 0],
  ])('a price that changes from %p to %p counts %i large changes', (before, after, changes) => {
    expect(largeChanges(numbered, { preco: before }, { preco: after })).toHaveLength(changes);
    expect(largeChanges(numbered, { linhas: [{ valor: before }] }, { linhas: [{ valor: after }] })).toHaveLength(
      changes,
    );
  });
});

const files = declaredContent(root, builtPackages).flatMap((content) =>
  filesOf(root, content).map((file) => ({ ...file, content })),
);

test('each file of this repository is the same after the form', () => {
  expect(files.length).toBeGreaterThan(30);
  for (const { path, value, content } of files) {
    const { schema } = content.declaration;
    expect([path, toFile(schema, toForm(schema, value, content.images, root))]).toEqual([path, value]);
  }
});
