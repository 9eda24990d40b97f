import { getTitle } from 'valibot';
import { sampleConfig } from '../standalone/sampleConfig';
import { companySchema } from './company';
import { parseSiteConfig, SiteConfigError } from './parseSiteConfig';

const sample = { ...sampleConfig, facts: { responseHours: 24, yearsInMarket: 5 } };

type Group = Exclude<keyof typeof companySchema.entries, 'socialLinks'>;

/** Value that pages get, or the message. @param place such as `contact.phone` */
function read(place: string, value: unknown): unknown {
  const [group, key] = place.split('.') as [Group, string];
  const file = { ...sample, [group]: { ...sample[group], [key]: value } };
  try {
    return Reflect.get(parseSiteConfig(file)[group], key);
  } catch (error) {
    expect(error).toBeInstanceOf(SiteConfigError);
    const [{ field, wanted } = { field: '', wanted: '' }] = (error as SiteConfigError).problems;
    return { field, wanted };
  }
}

const long = 'x'.repeat(3_000);

test.each([
  ['contact.phone', '(21) 2345-6789', '(21) 2345-6789'],
  ['contact.phone', ' 21 23456789 ', '(21) 2345-6789'],
  ['contact.phone', '+55 21 98765-4321', '(21) 98765-4321'],
  ['contact.phone', '0800 123 4567', '0800 123 4567'],
  ['contact.phone', '(21) 2345-6789, ramal 5', '(21) 2345-6789 ramal 5'],
  ['contact.whatsapp', '(21) 99999-0000', '5521999990000'],
  ['contact.whatsapp', '5521999990000', '5521999990000'],
  ['contact.whatsapp', '(55) 99999-0000', '5555999990000'],
  ['contact.whatsapp', '21 2345-6789', '552123456789'],
  ['contact.email', ' comercial@brasafria.com.br ', 'comercial@brasafria.com.br'],
  ['contact.postalCode', '22.770-000', '22770-000'],
  ['contact.state', 'rj', 'RJ'],
  ['contact.street', 'Rua  do\tCatete, 7', 'Rua do Catete, 7'],
  ['contact.mapUrl', 'https://maps.app.goo.gl/AbC?q=1', 'https://maps.app.goo.gl/AbC?q=1'],
  ['registration.cnpj', '11222333000181', '11.222.333/0001-81'],
  ['registration.cnpj', '00.000.000/0001-00', '00.000.000/0001-00'],
  // Example of the Receita Federal for CNPJs with letters.
  ['registration.cnpj', '12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['facts.responseHours', 2, 2],
  ['facts.yearsInMarket', 200, 200],
])('%s %j gives %j', (place, value, expected) => {
  expect(read(place, value)).toBe(expected);
});

const refused = {
  'contact.phone': [
    'Telefone',
    ['21 9 abc', '2345-6789', '(21) 2345-678', '(21) 2345-67890', '(20) 2345-6789', '(00) 2345-6789', '21 A345-6789'],
  ],
  'contact.whatsapp': [
    'WhatsApp',
    ['0800 123 4567', '(21) 99999-0000 ramal 5', '(21) 89999-0000', '+1 212 555 0123', 'wa.me/5521999990000'],
  ],
  'contact.email': ['E-mail da empresa', ['comercial', 'a@b', 'a b@c.com', 'Ana <a@b.com>', `${long}@a.com`]],
  'contact.street': ['Rua e número', ['', '   ', '-', 'Rua {x}', long, 7, null]],
  'contact.hours': ['Horário de atendimento', ['', '\u200b', long]],
  'contact.state': ['Estado', ['XX', 'Rio de Janeiro', 'R']],
  'contact.postalCode': ['CEP', ['2277000', '227700000', '22770-00a', '00770-000', '']],
  'contact.mapUrl': [
    'Link do mapa',
    [
      'http://maps.example.com/a',
      'maps.app.goo.gl/a',
      'https:maps.com',
      'https://',
      'https://localhost/a',
      'https://a b.com',
    ],
  ],
  'brand.name': ['Nome da empresa', ['', 'x'.repeat(61)]],
  'registration.cnpj': ['CNPJ', ['11.222.333/0001-82', '12.ABC.345/01DE-36', '00.000.000/0000-00', '11.222.333', '']],
  'facts.responseHours': ['Horas até a resposta', [0, -1, 1, 1e9, 2.5, null, 'cinco']],
  'facts.yearsInMarket': ['Anos de mercado', [0, 201]],
} as const;

test.each(
  Object.entries(refused).flatMap(([place, [field, values]]) => values.map((value) => [place, value, field] as const)),
)('%s %j is refused by the name %s', (place, value, field) => {
  expect(read(place, value)).toEqual({ field, wanted: expect.stringMatching(/^(?:escreva|copie) .{3,300}$/) });
});

test.each([
  [{ url: '@brasafria' }, 'Endereço do perfil'],
  [{ url: 'javascript:0' }, 'Endereço do perfil'],
  [{ url: 'https://user:word@instagram.com/a' }, 'Endereço do perfil'],
  [{ url: 'https://1.2.3.4/a' }, 'Endereço do perfil'],
  [{ url: undefined }, 'Endereço do perfil'],
  [{ icon: 'orkut' }, 'Ícone'],
  [{ name: '' }, 'Nome da rede'],
])('the social link %j is refused by the name %s', (change, field) => {
  const link = { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/brasafria' };
  const parse = () => parseSiteConfig({ ...sample, socialLinks: [link, { ...link, ...change }] });
  expect(parse).toThrow(new RegExp(`^site.config.json: ${field}: .*socialLinks\\.1\\.`));
});

test('every value has a name of its own', () => {
  const { socialLinks, ...groups } = companySchema.entries;
  const names = [...Object.values(groups), socialLinks.item].flatMap(({ entries }) =>
    Object.values(entries).map((schema) => getTitle('wrapped' in schema ? schema.wrapped : schema)),
  );
  expect(names).not.toContain(undefined);
  expect(new Set(names).size).toBe(names.length);
});
