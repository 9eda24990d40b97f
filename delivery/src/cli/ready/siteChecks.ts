import { isCnpj, SiteConfigError } from '@site/shared/config';
import type { SiteConfig } from '@site/shared/contracts';

export interface Check {
  readonly name: string;
  readonly isDone: boolean;
  readonly remedy: string;
}

const file = 'site.config.json';
const editor = 'em Empresa e contato, no editor (npm run content)';
const example = /(^|[.@])(example\.|localhost$)/;

/** Placeholders name only the host; a real profile or place has a path or a query. */
function namesPlace(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname.length > 1 || search !== '' || hash !== '';
}

/** Placeholder telephone numbers end in 0000. */
const isRealNumber = (number: string) => !/0{4}$/.test(number.replace(/\D/g, ''));

/** Checks, or the wrong values of the configuration that they need. @param list throws SiteConfigError for these */
export async function checksOrProblems(list: () => Promise<readonly Check[]>): Promise<readonly Check[]> {
  try {
    return await list();
  } catch (error) {
    if (!(error instanceof SiteConfigError)) throw error;
    return error.problems.map(({ field, wanted }) => ({ name: field || file, isDone: false, remedy: wanted }));
  }
}

export function siteChecks({
  siteUrl,
  preview,
  brand,
  contact,
  registration,
  socialLinks = [],
  firebase,
}: SiteConfig): Check[] {
  const { protocol, hostname } = new URL(siteUrl);
  const profiles = socialLinks.filter(({ icon }) => icon !== 'whatsapp');
  return [
    {
      name: 'Endereço do site',
      isDone: protocol === 'https:' && !example.test(hostname),
      remedy: `escreva o endereço com https, como https://www.suaempresa.com.br, em "siteUrl" (${file})`,
    },
    { name: 'Modo de prévia desligado', isDone: !preview, remedy: `escreva "preview": false (${file})` },
    {
      name: 'Nome da empresa',
      isDone: brand.name !== 'Sentinela' && !brand.legalName.startsWith('Sentinela Engenharia'),
      remedy: `troque o nome fictício Sentinela e a razão social ${editor}`,
    },
    {
      name: 'Telefone',
      isDone: isRealNumber(contact.phone),
      remedy: `escreva o telefone da empresa ${editor}`,
    },
    {
      name: 'WhatsApp',
      isDone: isRealNumber(contact.whatsapp),
      remedy: `escreva o número ${editor}`,
    },
    {
      name: 'E-mail da empresa',
      isDone: !example.test(contact.email),
      remedy: `escreva o e-mail que recebe os pedidos ${editor}`,
    },
    {
      name: 'Endereço da empresa',
      isDone: !contact.street.includes('Exemplo'),
      remedy: `escreva rua, número, bairro e CEP ${editor}`,
    },
    {
      name: 'Mapa',
      isDone: namesPlace(contact.mapUrl),
      remedy: `copie o link do local no mapa ${editor}`,
    },
    {
      name: 'CNPJ',
      isDone: isCnpj(registration.cnpj),
      remedy: `escreva o CNPJ ${editor}; os dígitos são conferidos`,
    },
    {
      name: 'Credenciamento no CBMERJ',
      isDone: !/00-000$/.test(registration.fireBrigade),
      remedy: `escreva o número ${editor}`,
    },
    {
      name: 'Redes sociais',
      isDone: profiles.every(({ url }) => namesPlace(url)),
      remedy: `copie os links dos perfis ${editor}`,
    },
    {
      name: 'Entrada de clientes (chaves do Firebase)',
      isDone: firebase !== null,
      remedy: `siga docs/sign-in.md e escreva as quatro chaves em "firebase" (${file}); sem elas o site abre sem contas`,
    },
  ];
}
