import * as v from 'valibot';
import { socialIcons } from '../contracts/siteConfig';
import { cleanLine, formatPhone, parsePhone } from '../format';
import { isCnpj } from './cnpj';

/** Line of text that `read` accepts, in the form that pages show. @param longest characters @param read null refuses */
const line = (title: string, longest: number, wanted: string, read: (text: string) => string | null) =>
  v.pipe(
    v.string(wanted),
    v.transform((text) => cleanLine(text).replace(/ +/g, ' ')),
    v.check((text) => text !== '' && text.length <= longest && read(text) !== null, wanted),
    v.transform((text) => read(text) ?? text),
    v.title(title),
  );

/** Braces name facts in content files. */
const readText = (text: string) => (/[{}]/.test(text) || !/[\p{L}\p{N}]/u.test(text) ? null : text);

export const shortText = (title: string, longest: number) =>
  line(title, longest, `escreva um texto de até ${longest} letras, sem chaves`, readText);

/** Area codes of Anatel before a plausible number; toll-free and shared-cost numbers. Zeros are a placeholder. */
const dialled = /^(?:0[358]00\d{7}|(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])(?:[2-9]\d{7}|9\d{8}|0{8}))$/;

function readPhone(text: string): string | null {
  const isDialled = dialled.test(parsePhone(text)?.digits ?? '');
  return isDialled ? formatPhone(text).replace(')', ') ') : null;
}

/** Digits with country code, as chat links need them. */
function readWhatsapp(text: string): string | null {
  const { digits, extension } = parsePhone(text) ?? { digits: '', extension: '' };
  return dialled.test(digits) && !digits.startsWith('0') && extension === '' ? `55${digits}` : null;
}

function readPostalCode(text: string): string | null {
  const [, first, last] = /^(\d\d)\.?(\d{3}[- ]?\d{3})$/.exec(text.normalize('NFKC')) ?? [];
  return first && last && first !== '00' ? `${first}${last.slice(0, 3)}-${last.slice(-3)}` : null;
}

const states = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

const readState = (text: string) => states.find((state) => state === text.toUpperCase()) ?? null;

/** Accepted in previews; `site ready` reports it. */
const placeholderCnpj = '00000000000100';

function readCnpj(text: string): string | null {
  const characters = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s./-]/g, '');
  if (!isCnpj(characters) && characters !== placeholderCnpj) return null;
  return characters.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5');
}

/** Address on the internet: a host with a name, without a password. */
function readUrl(text: string): string | null {
  if (!/^https:\/\/[^\s/]/i.test(text) || /\s/.test(text) || !URL.canParse(text)) return null;
  const { hostname, username } = new URL(text);
  return username === '' && /\.[a-z][a-z\d-]+$/.test(hostname) ? text : null;
}

const link = (title: string, wanted: string) => line(title, 2_000, wanted, readUrl);

const profileWanted =
  'copie o endereço do perfil, que começa com https://, por exemplo https://www.instagram.com/suaempresa';

const socialLink = v.pipe(
  v.strictObject({
    name: shortText('Nome da rede', 40),
    icon: v.pipe(v.picklist(socialIcons, `escreva um destes: ${socialIcons.join(', ')}`), v.title('Ícone')),
    url: v.optional(link('Endereço do perfil', profileWanted)),
  }),
  v.forward(
    v.partialCheck([['icon'], ['url']], ({ icon, url }) => icon === 'whatsapp' || url !== undefined, profileWanted),
    ['url'],
  ),
);

export const emailAddress = (title: string) => {
  const wanted = 'escreva um endereço de e-mail, por exemplo contato@suaempresa.com.br';
  // Longest deliverable address (RFC 5321, section 4.5.3.1.3).
  return line(title, 254, wanted, (text) => (v.is(v.pipe(v.string(), v.email()), text) ? text : null));
};

/** @param example for the message where the field is missing */
export const wholeNumber = (title: string, least: number, most: number, example = least) => {
  const wanted = `escreva um número inteiro de ${least} a ${most}`;
  return v.pipe(
    v.number(wanted),
    v.integer(wanted),
    v.minValue(least, wanted),
    v.maxValue(most, wanted),
    v.examples([example]),
    v.title(title),
  );
};

const group = <const E extends v.ObjectEntries>(title: string, entries: E) =>
  v.pipe(v.strictObject(entries), v.title(title));

/** Values of `site.config.json` that the owner edits, with the names and messages of the editor. */
export const companySchema = v.strictObject({
  brand: group('Empresa', {
    name: shortText('Nome da empresa', 60),
    legalName: shortText('Razão social', 150),
    tagline: shortText('Frase de apresentação', 100),
  }),
  contact: group('Contato', {
    phone: line('Telefone', 60, 'escreva o número com DDD, por exemplo (21) 2345-6789', readPhone),
    whatsapp: line('WhatsApp', 60, 'escreva o número com DDD, por exemplo (21) 98765-4321', readWhatsapp),
    email: emailAddress('E-mail da empresa'),
    street: shortText('Rua e número', 120),
    district: shortText('Bairro', 60),
    city: shortText('Cidade', 60),
    state: line('Estado', 2, 'escreva a sigla, por exemplo RJ', readState),
    postalCode: line('CEP', 20, 'escreva os oito números, por exemplo 22770-000', readPostalCode),
    mapUrl: link('Link do mapa', 'copie o endereço do local no mapa, que começa com https://'),
    hours: shortText('Horário de atendimento', 100),
  }),
  registration: group('Registros', {
    cnpj: line('CNPJ', 30, 'escreva o CNPJ, com os dígitos certos, por exemplo 11.222.333/0001-81', readCnpj),
    fireBrigade: shortText('Credenciamento no CBMERJ', 40),
  }),
  // From 2, as texts have the plural.
  facts: group('Números dos textos', {
    responseHours: wholeNumber('Horas até a resposta', 2, 720, 24),
    yearsInMarket: wholeNumber('Anos de mercado', 2, 200, 5),
  }),
  socialLinks: v.pipe(
    v.array(socialLink),
    v.title('Redes sociais'),
    v.description('Com o ícone whatsapp e sem endereço, o link abre a conversa com o número do WhatsApp.'),
  ),
});
