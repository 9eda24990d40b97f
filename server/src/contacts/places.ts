import type { ContactMessage } from '@site/shared/contracts';
import { readQuoteItems } from '@site/shared/forms';
import { paths } from '@site/shared/registry';
import type { PublishedSite } from '../site';

/** Path of a page as the site spells it; null for an unknown page: anyone can report any path. */
export async function knownPage(site: PublishedSite, path: string): Promise<string | null> {
  if (path === '*') return path;
  const generation = await site.current();
  const right = await generation?.spelled(path.split('/').filter(Boolean));
  return right ? `/${right.join('/')}` : null;
}

/** Place by the form's label of origin (spec 5, Contact form); the product's page where the message names a product. */
export async function placeOfRequest(
  site: PublishedSite,
  { origem_formulario: origin, items = '' }: ContactMessage,
): Promise<string> {
  if (origin.startsWith('Carrinho')) return 'cart';
  if (origin === 'Página de Contato') return paths.contact;
  const [product] = origin.startsWith('Produto: ') ? (readQuoteItems(items) ?? []) : [];
  return (product && (await knownPage(site, paths.product(product.id)))) ?? 'other';
}
