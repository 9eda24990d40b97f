import { list, oneOf, pageFields, picture, pictures, price, text, v, yesOrNo } from '@site/delivery/content';
import { builtPackages, root } from '@site/delivery/repository';
import { editorConfig } from './config';
import { declaredContent } from './declared';
import { fieldOf, fieldsOf } from './fields';

const images = 'mfe-shop/src/images';
const code = v.pipe(v.string(), v.regex(/^[A-Z]+$/, 'escreva letras maiúsculas'));

test.each([
  [
    'codigo',
    code,
    { widget: 'string', pattern: ['^[A-Z]+$', 'escreva letras maiúsculas'], hint: 'Escreva letras maiúsculas.' },
  ],
  [
    'preco',
    price(),
    {
      widget: 'money',
      hint: 'Escreva o valor em reais, com vírgula antes dos centavos, por exemplo 1.290,00 ou 612,90.',
    },
  ],
  ['sobConsulta', v.optional(yesOrNo()), { widget: 'boolean', required: false }],
  [
    'familia',
    oneOf(['agua', 'pqs-bc']),
    {
      widget: 'select',
      options: [
        { value: 'agua', label: 'Água' },
        { value: 'pqs-bc', label: 'PQS BC' },
      ],
    },
  ],
  [
    'foto',
    picture({ folder: 'equipe' }),
    { widget: 'image', media_folder: '/mfe-shop/src/images/equipe', public_folder: 'mfe-shop/src/images/equipe' },
  ],
  [
    'retrato',
    picture({ folder: 'equipe', size: '640 × 720' }),
    { hint: 'De preferência com 640 × 720 pixels ou mais.' },
  ],
  ['fotos', pictures({ folder: 'produtos', views: [] }), { widget: 'list', required: false, label_singular: 'foto' }],
  [
    'titulo',
    pageFields.titulo,
    { label: 'Título para buscadores', hint: 'Aparece no Google e na aba do navegador, não na página.' },
  ],
  [
    'detalhes',
    list(text()),
    { widget: 'list', min: 1, field: expect.objectContaining({ widget: 'string', label: 'Texto' }) },
  ],
  [
    'banner',
    v.strictObject({ titulo: text() }),
    { widget: 'object', fields: [expect.objectContaining({ name: 'titulo' })] },
  ],
  ['linhas', list(v.strictObject({ nome: text(), valor: text() })), { widget: 'list', summary: '{{fields.nome}}' }],
])('the field %s', (name, schema, expected) => {
  expect(fieldOf(name, schema, images, [])).toMatchObject(expected);
});

test('a text of which today’s files have a long one gets a box', () => {
  const samples = [{ a: 'x', b: ['x'.repeat(80)] }, { a: 'x' }];
  const [short, long] = fieldsOf({ a: text(), b: list(text()) }, images, samples);
  expect(short).toMatchObject({ widget: 'string' });
  expect(long).toMatchObject({ field: { widget: 'text' } });
});

test('a text that names a fact says where it comes from', () => {
  const samples = [{ a: 'Em até {horasDeResposta} horas' }, { a: 'Há {anosDeMercado} anos', b: 'Texto' }];
  const [named, plain] = fieldsOf({ a: text(), b: text() }, images, samples);
  expect(named?.hint).toBe(
    'Onde o texto diz {horasDeResposta} ou {anosDeMercado}, o site põe o que está em Empresa e contato.',
  );
  expect(plain).not.toHaveProperty('hint');
});

test('a schema without a form is an error', () => {
  expect(() => fieldOf('a', v.date(), images, [])).toThrow('no form for a schema of type date');
  expect(() => fieldOf('a', v.number(), images, [])).toThrow('no form for a number');
});

test('all content of this repository has a form', () => {
  const contents = declaredContent(root, builtPackages);
  const { collections } = editorConfig({ root, contents, siteUrl: null }, 'http://127.0.0.1:3020');
  const counts = collections.map((each) => ('files' in each ? each.files.length : 1));
  expect(counts.reduce((sum, count) => sum + count)).toBe(contents.length);
  const labels = collections.flatMap((each) => ('files' in each ? each.files.map((file) => file.label) : each.label));
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels).toContain('Confirmar (mfe-catalog)');
});
