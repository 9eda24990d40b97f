import type { ContactMessage } from '@site/shared/contracts';
import { readQuoteItems } from '@site/shared/forms';
import { paths } from '@site/shared/registry';
import type { PublishedSite } from '../site';

/** Path of a page in its own spelling; null for a page that the site lacks: anyone can report any path. */
export async function knownPage(site: PublishedSite, path: string): Promise<string | null> {
  if (path === '*') return path;
  const generation = await site.current();
  const right = await generation?.spelled(path.split('/').filter(Boolean));
  return right ? `/${right.join('/')}` : null;
}

/** Place of a form by its label of origin (spec 5, Contact form); the product's page where the message names its product. */
export async function placeOfRequest(
  site: PublishedSite,
  { origem_formulario: origin, items = '' }: ContactMessage,
): Promise<string> {
  if (origin.startsWith('Carrinho')) return 'cart';
  if (origin === 'Página de Contato') return paths.contact;
  const [product] = origin.startsWith('Produto: ') ? (readQuoteItems(items) ?? []) : [];
  return (product && (await knownPage(site, paths.product(product.id)))) ?? 'other';
}
