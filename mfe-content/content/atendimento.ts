import { list, oneOf, single, text, v } from '@site/delivery/content';

const days = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const;

const time = () => {
  const wanted = 'escreva uma hora com dois números de cada lado, por exemplo 08:00';
  return v.pipe(v.string(wanted), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, wanted));
};

/** Opening hours and area served, as search engines read them. */
export const atendimento = single(
  v.strictObject({
    primeiroDia: oneOf(days),
    ultimoDia: oneOf(days),
    abre: time(),
    fecha: time(),
    regioes: list(text()),
  }),
);
