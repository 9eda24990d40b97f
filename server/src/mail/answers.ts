/** What the visitor reads when a message was taken: the form shows it in green (spec 7). */
export const acceptedText = 'Mensagem enviada com sucesso! Responderemos em até 24 horas.';

/** Why submissions are not accepted, as metrics name it; `trap`: a robot filled in the field that people don't see. */
export const refusalReasons = [
  'unreadable',
  'repeated_field',
  'file',
  'invalid',
  'wrong_method',
  'too_slow',
  'too_large',
  'not_multipart',
  'foreign',
  'too_many',
  'busy',
  'unexpected',
  'not_stored',
  'full',
  'trap',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];

/** A message that is not taken, with the status and the text that tell the visitor why. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly reason: Exclude<RefusalReason, 'trap'>,
    readonly status: number,
    text: string,
    options?: ErrorOptions,
    /** What is wrong with which field. */
    readonly mistakes: Readonly<Record<string, string>> = {},
  ) {
    super(text, options);
  }
}

const notStoredText = 'Não foi possível registrar a mensagem agora. Por favor, tente novamente em alguns minutos.';

export const refusals = {
  unreadable: () => new Refusal('unreadable', 400, 'Não foi possível ler o formulário. Por favor, tente novamente.'),
  repeatedField: () =>
    new Refusal('repeated_field', 400, 'O formulário veio com um campo repetido. Por favor, tente novamente.'),
  file: () => new Refusal('file', 400, 'Este formulário não aceita arquivos.'),
  /** @param mistakes the texts that the form shows under its fields, by their names */
  invalid: (mistakes: Readonly<Record<string, string>>) =>
    new Refusal('invalid', 400, Object.values(mistakes).join('\n'), {}, mistakes),
  wrongMethod: () => new Refusal('wrong_method', 405, 'Este endereço só recebe mensagens do formulário de contato.'),
  foreign: () => new Refusal('foreign', 403, 'Envie a mensagem pelo formulário do site.'),
  tooSlow: () => new Refusal('too_slow', 408, 'A mensagem demorou demais para chegar. Por favor, tente novamente.'),
  tooLarge: () => new Refusal('too_large', 413, 'A mensagem é grande demais. Por favor, envie um texto menor.'),
  notMultipart: () =>
    new Refusal('not_multipart', 415, 'Formato não aceito. Envie a mensagem pelo formulário do site.'),
  /** @param seconds until the next one is taken */
  tooMany: (seconds: number) =>
    new Refusal('too_many', 429, `Muitas mensagens em pouco tempo. Por favor, tente novamente em ${inTime(seconds)}.`),
  busy: () =>
    new Refusal(
      'busy',
      503,
      'Há muitas mensagens chegando neste momento. Por favor, tente novamente em alguns segundos.',
    ),
  unexpected: () => new Refusal('unexpected', 500, 'Ocorreu um erro inesperado. Por favor, tente novamente.'),
  /** @param cause what the disk said, for the log */
  notStored: (cause: unknown) => new Refusal('not_stored', 503, notStoredText, { cause }),
  /** So much waits already that the rest of the room is for what was accepted. */
  full: () => new Refusal('full', 503, notStoredText),
};

function inTime(seconds: number): string {
  const hours = Math.ceil(seconds / 3_600);
  if (hours > 1) return `${hours} horas`;
  return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
}

/** What the visitor is told of any error: of the server's own ones only that there was one. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  // Fastify's own: a content type that nothing here parses.
  return status === 415 ? refusals.notMultipart() : refusals.unexpected();
}
