import type { ContactMessage } from '@site/shared/contracts';
import type {
  FullContactValues,
  hiddenFields,
  QuoteContactValues,
  ShortContactValues,
  versionField,
} from '@site/shared/forms';

/** Timeout of the request, ms. */
export const sendTimeout = 20_000;

export type ContactFields = ShortContactValues &
  Partial<FullContactValues & QuoteContactValues & Readonly<Record<'items' | typeof versionField, string>>>;

type HiddenField = (typeof hiddenFields)['key' | 'trap'];
type SentFields = ContactFields & Pick<ContactMessage, 'origem_formulario'> & Readonly<Record<HiddenField, string>>;

/** Longest refusal text that is shown, characters; longer answers are error pages of proxies. */
const longestRefusal = 300;

/** Refusal by rate limit (429); `message` is the server's text for the visitor. */
export class TooManyMessagesError extends Error {
  override name = 'TooManyMessagesError';
}

/** Spec 7, Contact form send. @returns the server's text @throws TooManyMessagesError, or Error after `sendTimeout` */
export async function sendContactMessage(endpoint: string, fields: SentFields): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), sendTimeout);
  try {
    const response = await fetch(endpoint, { method: 'POST', body, signal: abort.signal });
    const answer = await response.text();
    if (response.status === 429 && isWords(response, answer)) throw new TooManyMessagesError(answer.trim());
    if (!response.ok) throw new Error(`${endpoint} answered ${response.status}: ${answer.slice(0, 200)}`);
    return answer;
  } finally {
    clearTimeout(timer);
  }
}

function isWords(response: Response, answer: string): boolean {
  const isText = /^text\/plain\b/i.test(response.headers.get('content-type') ?? '');
  return isText && answer.trim() !== '' && answer.length <= longestRefusal;
}
