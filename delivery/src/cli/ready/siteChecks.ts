import type { SiteConfig } from '@site/shared/contracts';
import { isCnpj } from './cnpj';

export interface Check {
  readonly name: string;
  readonly isDone: boolean;
  readonly remedy: string;
}

const file = 'site.config.json';
const example = /(^|[.@])(example\.|localhost$)/;

/** Placeholders name only the host; a real profile or place has a path or a query. */
function namesPlace(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname.length > 1 || search !== '' || hash !== '';
}

/** Placeholder telephone numbers end in 0000. */
const isRealNumber = (number: string) => !/0{4}$/.test(number.replace(/\D/g, ''));

export function siteChecks({ siteUrl, preview, brand, contact, registration, social, firebase }: SiteConfig): Check[] {
  const { protocol, hostname } = new URL(siteUrl);
  const profiles = [social.linkedin, social.instagram, social.facebook];
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
      remedy: `troque o nome fictício Sentinela em "brand": "name" e "legalName" (${file})`,
    },
    {
      name: 'Telefone',
      isDone: isRealNumber(contact.phone),
      remedy: `escreva o telefone da empresa em "contact": "phone" (${file})`,
    },
    {
      name: 'WhatsApp',
      isDone: isRealNumber(contact.whatsapp) && isRealNumber(social.whatsapp),
      remedy: `escreva o número em "contact": "whatsapp" e em "social": "whatsapp" (${file})`,
    },
    {
      name: 'E-mail da empresa',
      isDone: !example.test(contact.email),
      remedy: `escreva o e-mail que recebe os pedidos em "contact": "email" (${file})`,
    },
    {
      name: 'Endereço da empresa',
      isDone: !contact.street.includes('Exemplo'),
      remedy: `escreva rua, número, bairro e CEP em "contact" (${file})`,
    },
    {
      name: 'Mapa',
      isDone: namesPlace(contact.mapUrl),
      remedy: `copie o link do local no mapa para "contact": "mapUrl" (${file})`,
    },
    {
      name: 'CNPJ',
      isDone: isCnpj(registration.cnpj),
      remedy: `escreva o CNPJ em "registration": "cnpj"; os dígitos são conferidos (${file})`,
    },
    {
      name: 'Credenciamento no CBMERJ',
      isDone: !/00-000$/.test(registration.fireBrigade),
      remedy: `escreva o número em "registration": "fireBrigade" (${file})`,
    },
    {
      name: 'Redes sociais',
      isDone: profiles.every(namesPlace),
      remedy: `copie os links dos perfis para "social" (${file})`,
    },
    {
      name: 'Entrada de clientes (chaves do Firebase)',
      isDone: firebase !== null,
      remedy: `siga docs/sign-in.md e escreva as quatro chaves em "firebase" (${file}); sem elas o site abre sem contas`,
    },
  ];
}
