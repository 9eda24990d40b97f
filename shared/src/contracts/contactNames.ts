import type { ContactKind } from './observation';
import { catalogPaths } from './registry/catalog';

/** Headings of a table of contacts, in this order. */
export const contactKindNames: Readonly<Record<ContactKind, string>> = {
  request: 'Pedidos',
  whatsapp: 'WhatsApp',
  phone: 'Telefone',
};

const placeNames: Readonly<Record<string, string>> = {
  '/': 'Início',
  '*': 'Página não encontrada',
  [catalogPaths.compare]: 'Comparação de produtos',
  cart: 'Carrinho',
  other: 'Outro formulário',
};

/** Name of a place of a `ContactSpan`. A product's page is named by the product's id. */
export const contactPlaceName = (place: string): string =>
  placeNames[place] ?? place.replace(`${catalogPaths.products}/`, '');
