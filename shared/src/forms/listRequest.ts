import { contentPaths } from '../contracts/registry/content';
import { contactFormAnchor } from './contactForm';
import type { QuoteValues } from './quote';

/** Entry in the state of a navigation. No link made by somebody else has one. */
const field = 'request';

const opening = 'Olá! Gostaria de um orçamento de ';

/** Subject and message that ask for services for a list, a line each. @param services such as `recarga` */
export const listRequest = (services: string, count: string, lines: readonly string[]): QuoteValues => ({
  subject: `Orçamento: ${services} de ${count}`,
  message: [`${opening}${services} para ${count}:`, ...lines.map((line) => `- ${line}`)].join('\n'),
});

/** Arguments of `navigate` that lead to the contact form and fill in a request. */
export const requestNavigation = (request: QuoteValues) =>
  [`${contentPaths.contact}#${contactFormAnchor}`, { state: { [field]: request } }] as const;

/** Reads the state of a navigation. @returns null without a request */
export function readRequest(state: unknown): QuoteValues | null {
  const { subject, message } = Object(Object(state)[field]);
  return typeof subject === 'string' && typeof message === 'string' ? { subject, message } : null;
}

/** Returns true for a message of `listRequest` to which the visitor has added no words. */
export const isListRequest = (message: string): boolean =>
  message.startsWith(opening) &&
  message
    .split('\n')
    .slice(1)
    .every((line) => line.startsWith('- '));
