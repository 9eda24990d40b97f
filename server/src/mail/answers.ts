import { numberText } from '@site/shared/forms';

/** Shown in green (spec 7), also by pages that know nothing of numbers. */
export const acceptedText = (responseHours: number, number: string) =>
  `Mensagem enviada com sucesso! Responderemos em até ${responseHours} horas. ${numberText(number)}`;

const notStored = 'Não foi possível registrar a mensagem agora. Por favor, tente novamente em alguns minutos.';

const answers = {
  unreadable: [400, 'Não foi possível ler o formulário. Por favor, tente novamente.'],
  repeated_field: [400, 'O formulário veio com um campo repetido. Por favor, tente novamente.'],
  file: [400, 'Este formulário não aceita arquivos.'],
  invalid: [400, ''],
  wrong_method: [405, 'Este endereço só recebe mensagens do formulário de contato.'],
  too_slow: [408, 'A mensagem demorou demais para chegar. Por favor, tente novamente.'],
  too_large: [413, 'A mensagem é grande demais. Por favor, envie um texto menor.'],
  not_multipart: [415, 'Formato não aceito. Envie a mensagem pelo formulário do site.'],
  foreign: [403, 'Envie a mensagem pelo formulário do site.'],
  // `asRefusal` appends the time.
  too_many: [429, 'Muitas mensagens em pouco tempo. Por favor, tente novamente em '],
  busy: [503, 'Há muitas mensagens chegando neste momento. Por favor, tente novamente em alguns segundos.'],
  unexpected: [500, 'Ocorreu um erro inesperado. Por favor, tente novamente.'],
  not_stored: [503, notStored],
  // The rest of the disk is for messages already accepted.
  full: [503, notStored],
} as const satisfies Readonly<Record<string, readonly [status: number, text: string]>>;

/** `trap`: the hidden field was filled in. */
export type RefusalReason = keyof typeof answers | 'trap';

export const refusalReasons = [...Object.keys(answers), 'trap'] as readonly RefusalReason[];

export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;

  constructor(
    readonly reason: keyof typeof answers,
    readonly mistakes: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super([answers[reason][1], ...Object.values(mistakes)].filter(Boolean).join('\n'), options);
    this.status = answers[reason][0];
  }
}

const reasonsByStatus = { 403: 'foreign', 415: 'not_multipart', 429: 'too_many', 503: 'busy' } as const;

/** Hides internal errors. @param seconds time until the next message is accepted, for `too_many` */
export function asRefusal(error: unknown, seconds: number): Refusal {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  const reason = reasonsByStatus[status as keyof typeof reasonsByStatus] ?? 'unexpected';
  const refusal = error instanceof Refusal ? error : new Refusal(reason);
  if (refusal.reason === 'too_many') refusal.message += `${waitText(seconds)}.`;
  return refusal;
}

function waitText(seconds: number): string {
  const hours = Math.ceil(seconds / 3_600);
  if (hours > 1) return `${hours} horas`;
  return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
}
