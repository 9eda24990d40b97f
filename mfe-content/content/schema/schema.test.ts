import { type ContentSchema, pageFields, v } from '@site/delivery/content';
import { address, titleWithGroups } from './fields';
import { agrees, figure } from './figures';
import { service } from './service';
import { slide } from './slide';

const messages = (schema: ContentSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];

const description = 'De 51 a 169 caracteres, que os buscadores mostram por inteiro.';

test.each<[string, ContentSchema, unknown]>([
  ['address', address(), '/servicos#brigada'],
  ['address with a query', address(), '/produtos?filtro=portatil'],
  ['title with groups', titleWithGroups(), 'Segurança [contra incêndio,] à vistoria.'],
  ['description', pageFields.descricao, description],
])('%s is accepted', (_name, schema, value) => {
  expect(messages(schema, value)).toEqual([]);
});

const wantedAddress = 'escreva um endereço deste site, que começa com /, por exemplo /servicos';
const wantedFigure = 'escreva um número inteiro como texto, por exemplo "513", ou "{anosDeMercado}"';
const closedBrackets = 'feche cada colchete: palavras entre [colchetes] ficam na mesma linha';
const wholeDescription = 'escreva de 51 a 169 caracteres, que os buscadores mostram por inteiro';

test.each<[string, ContentSchema, unknown, string]>([
  ['address without a slash', address(), 'servicos', wantedAddress],
  ['address of another site', address(), '//example.com', wantedAddress],
  ['address with a space', address(), '/meus pedidos', wantedAddress],
  ['figure with a point', figure(), '1.200', wantedFigure],
  ['figure as a number', figure(), 513, wantedFigure],
  ['bracket that is not closed', titleWithGroups(), 'Segurança [contra incêndio', closedBrackets],
  ['short description', pageFields.descricao, 'Curta demais.', wholeDescription],
  ['long description', pageFields.descricao, description.repeat(3), wholeDescription],
])('%s is refused with its message', (_name, schema, value, message) => {
  expect(messages(schema, value)).toEqual([message]);
});

test.each([
  ...['/\\evil.com', '\\/example.com', '/\t/example.com', '/\n/example.com', '/..//example.com', '/a\\b', '/\0', ''],
  ...['javascript:alert(1)', 'https://example.com', 'https:example.com', ' /contato'],
])('the address %j, which may lead to another site, is refused', (text) => {
  expect(messages(address(), text)).toEqual([wantedAddress]);
});

const someSlide = {
  titulo: 'Título',
  texto: 'Texto',
  link: { texto: 'Veja', endereco: '/contato' },
  descricaoDaImagem: 'Casa de bombas',
  imagemEstreita: 'slide-2-mobile',
};

test('a slide has exactly one wide picture', () => {
  const wanted = 'escreva imagemLarga (o texto aparece sobre ela) ou imagemSemTexto, uma das duas';
  const [imagemLarga, imagemSemTexto] = ['slide-2', 'slide-1-desktop'];
  expect(messages(slide, { ...someSlide, imagemLarga })).toEqual([]);
  expect(messages(slide, { ...someSlide, imagemSemTexto })).toEqual([]);
  expect(messages(slide, someSlide)).toEqual([wanted]);
  expect(messages(slide, { ...someSlide, imagemLarga, imagemSemTexto })).toEqual([wanted]);
});

test('the id of a service is a word for addresses and file names, which the package owns', () => {
  const letters = 'escreva letras minúsculas sem acento e hifens, por exemplo servico-nova-entrada';
  const beginning = 'comece por servico-, por exemplo servico-nova-entrada';
  for (const id of ['brigada', 'servico-guardiao-de-piscina']) expect(messages(service.entries.id, id)).toEqual([]);
  expect(messages(service.entries.id, 'guardiao-de-piscina')).toEqual([beginning]);
  for (const id of ['Guardião', 'guardiao de piscina', '-guardiao']) {
    expect(messages(service.entries.id, id)).toEqual([letters, beginning]);
  }
});

test('a description must not give a counter another number', () => {
  const counters = [
    { numero: 5, texto: 'anos de mercado' },
    { numero: 513, texto: 'projetos entregues' },
  ];
  expect(agrees('Mais de 5 anos: 513 projetos entregues e 9 prêmios.', counters)).toBe(true);
  expect(agrees('Engenharia contra incêndio.', counters)).toBe(true);
  expect(agrees('Mais de 5 anos: 600 projetos entregues.', counters)).toBe(false);
});
