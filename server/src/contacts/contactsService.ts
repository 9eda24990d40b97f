import type { ContactMessage, ContactPress } from '@site/shared/contracts';
import { readQuoteItems } from '@site/shared/forms';
import { paths } from '@site/shared/registry';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { addressKey, createPeriods } from '../base';
import { contactsLimits } from '../limits';
import type { PublishedSite } from '../site';
import { createContactCounts } from './contactCounts';
import { keepContacts } from './contactsFile';

export interface ContactsOptions {
  /** Keeps the counts across restarts; without it they start at 0. */
  readonly file?: string | undefined;
  /** Counted presses per address and hour; undefined for no limit. */
  readonly pressesPerHour?: number | undefined;
}

export type Contacts = ReturnType<typeof addContacts>;

export type DroppedPress = 'unknown_page' | 'address_limit';

export function addContacts(app: FastifyInstance, site: PublishedSite, registry: Registry, options: ContactsOptions) {
  const { file, pressesPerHour } = options;
  const now = () => new Date();
  const counts = createContactCounts(now);
  const pressesOf = createPeriods<{ count: number }>({ most: contactsLimits.countedAddresses, ms: 60 * 60_000, now });
  if (file !== undefined) keepContacts(app, file, counts);

  /** False for an address that has used up its share: nobody alone makes up the counts. */
  function takeShare(address: string): boolean {
    const presses = pressesOf.getOrBegin(addressKey(address), () => ({ count: 0 }));
    presses.count += 1;
    return presses.count <= (pressesPerHour ?? Number.POSITIVE_INFINITY);
  }

  const registers = [registry];
  const requests = new Counter({
    name: 'site_contact_requests_total',
    help: 'Accepted messages, by the page or form that sent them',
    labelNames: ['place'],
    registers,
  });
  const presses = new Counter({
    name: 'site_contact_presses_total',
    help: 'Presses of links to chat and telephone, by page',
    labelNames: ['channel', 'place'],
    registers,
  });

  return {
    summary: counts.summary,
    recordRequest(message: ContactMessage): void {
      const counted = placeOfRequest(site, message).then((place) => {
        counts.add('request', place);
        requests.inc({ place });
      });
      counted.catch((err: unknown) => app.log.error({ err }, 'A request was not counted'));
    },
    /** @returns the reason why a press did not count; null if it did @throws errors of the disk */
    async recordPress({ channel, path }: ContactPress, address: string): Promise<DroppedPress | null> {
      const place = await knownPage(site, path);
      if (place === null) return 'unknown_page';
      if (!takeShare(address)) return 'address_limit';
      counts.add(channel, place);
      presses.inc({ channel, place });
      return null;
    },
  };
}

/** Path of a page as the site spells it; null for an unknown page: anyone can report any path. */
async function knownPage(site: PublishedSite, path: string): Promise<string | null> {
  if (path === '*') return path;
  const generation = await site.current();
  const right = await generation?.spelled(path.split('/').filter(Boolean));
  return right ? `/${right.join('/')}` : null;
}

/** Place by the form's label of origin (spec 5, Contact form); the product's page where the message names a product. */
async function placeOfRequest(
  site: PublishedSite,
  { origem_formulario: origin, items = '' }: ContactMessage,
): Promise<string> {
  if (origin.startsWith('Carrinho')) return 'cart';
  if (origin === 'Página de Contato') return paths.contact;
  const [product] = origin.startsWith('Produto: ') ? (readQuoteItems(items) ?? []) : [];
  return (product && (await knownPage(site, paths.product(product.id)))) ?? 'other';
}
