import type { Product } from '../contracts';
import { contentPaths } from '../contracts/registry/content';
import { contactFormAnchor } from './contactForm';

/** Query parameter of the contact page with the name of a product. */
const field = 'produto';

/** Attributes of a GET form that leads to `quotePath`; its field holds the product's full name. */
export const quoteForm = { action: `${contentPaths.contact}#${contactFormAnchor}`, field } as const;

/** Names of products and services, of at most 120 characters. A link made by somebody else must not show arbitrary text. */
export const namePattern: RegExp = /^[\p{L}\p{M}\p{N} .,+/()–-]{1,120}$/u;

/** Makes a name one that `namePattern` accepts. */
export const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N}.,+/()–-]+/gu, ' ')
    .trim()
    .slice(0, 120);

export interface QuoteValues {
  readonly subject: string;
  readonly message: string;
}

/** `/contato?produto=Extintor…#formulario`, with the name: the server that fills it in has no catalogue. */
export function quotePath({ fullName }: Pick<Product, 'fullName'>): string {
  return `${contentPaths.contact}?${new URLSearchParams({ [field]: fullName })}#${contactFormAnchor}`;
}

/** @param search with or without `?` @returns null without a valid name */
export function readQuote(search: string): QuoteValues | null {
  const name = new URLSearchParams(search).get(field)?.trim().replace(/\s+/g, ' ') ?? '';
  return namePattern.test(name) ? valuesFor(name) : null;
}

export function isQuote({ subject, message }: QuoteValues): boolean {
  const name = subject.slice(valuesFor('').subject.length);
  const initial = valuesFor(name);
  return subject === initial.subject && message === initial.message;
}

const valuesFor = (name: string): QuoteValues => ({
  subject: `Orçamento: ${name}`,
  message: `Olá! Gostaria de receber um orçamento para: ${name}.`,
});
