/** An observation that is not taken, with the status and the text that say why. */
export class ObservationRefusal extends Error {
  override name = 'ObservationRefusal';

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

/** Pages don't read these: whoever looks at the endpoint by hand does. */
export const refusals = {
  unreadable: () => new ObservationRefusal(400, 'Isto não é uma observação de uma página deste site.'),
  foreign: () => new ObservationRefusal(403, 'Só as páginas deste site podem enviar observações.'),
  tooLarge: () => new ObservationRefusal(413, 'A observação é grande demais.'),
  wrongType: () => new ObservationRefusal(415, 'Formato não aceito. Envie JSON como text/plain.'),
  /** @param seconds until the next one is taken */
  tooMany: (seconds: number) =>
    new ObservationRefusal(429, `Muitas observações em pouco tempo. Tente novamente em ${seconds} s.`),
  unexpected: () => new ObservationRefusal(500, 'Ocorreu um erro inesperado.'),
};

/** What Fastify refuses by itself, by the status that it gives. */
export function asRefusal(error: unknown): ObservationRefusal {
  if (error instanceof ObservationRefusal) return error;
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : 500;
  if (status === 413) return refusals.tooLarge();
  if (status === 415) return refusals.wrongType();
  return status === 400 ? refusals.unreadable() : refusals.unexpected();
}
