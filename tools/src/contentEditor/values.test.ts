import { list, picture, pictures, text, v, yesOrNo } from '@site/delivery/content';
import { builtPackages, root } from '@site/delivery/repository';
import { type ContentRepository, contentRepository } from '../testing/contentRepository';
import { declaredContent, filesOf } from './declared';
import { toFile, toForm } from './values';

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

const files = declaredContent(root, builtPackages).flatMap((content) =>
  filesOf(root, content).map((file) => ({ ...file, content })),
);

test.each(files)('$path is the same after the form', ({ value, content: { declaration, images } }) => {
  const form = toForm(declaration.schema, value, images, root);
  expect(toFile(declaration.schema, form)).toEqual(value);
});
