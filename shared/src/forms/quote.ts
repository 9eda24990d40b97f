import type { Product } from '../contracts';
import { contentPaths } from '../contracts/registry/content';
import { contactFormAnchor } from './contactForm';

/** Field of the contact page's query that names what a quote is asked for. */
const field = 'produto';

/** How a form of a page leads to `quotePath`: by one field, the product's full name. */
export const quoteForm = { action: `${contentPaths.contact}#${contactFormAnchor}`, field } as const;

/** Characters of a product's name; a longer text is no name. */
const longest = 120;

/** Letters, digits, spaces and what names are written with: an address that somebody else made up is no text of ours. */
const looksLikeName = /^[\p{L}\p{M}\p{N} .,+/()–-]+$/u;

/** What a request for a quote begins with in the fields of the contact form. */
export interface QuoteValues {
  readonly subject: string;
  readonly message: string;
}

/**
 * Address of the contact form with a product named in it: `/contato?produto=Extintor…#formulario`. It carries the name
 * itself, so that a server fills it in which knows no catalogue.
 */
export function quotePath({ fullName }: Pick<Product, 'fullName'>): string {
  return `${contentPaths.contact}?${new URLSearchParams({ [field]: fullName })}#${contactFormAnchor}`;
}

/**
 * What the form begins with at such an address.
 *
 * @param search the address's query, with or without `?`
 * @returns null where it names nothing, or what can't be a name
 */
export function readQuote(search: string): QuoteValues | null {
  const name = new URLSearchParams(search).get(field)?.trim().replace(/\s+/g, ' ') ?? '';
  return name.length <= longest && looksLikeName.test(name) ? valuesFor(name) : null;
}

/** Whether these are the words of `readQuote` for some product, and nobody's own. */
export function isQuote({ subject, message }: QuoteValues): boolean {
  const name = subject.slice(valuesFor('').subject.length);
  const asked = valuesFor(name);
  return subject === asked.subject && message === asked.message;
}

const valuesFor = (name: string): QuoteValues => ({
  subject: `Orçamento: ${name}`,
  message: `Olá! Gostaria de receber um orçamento para: ${name}.`,
});
