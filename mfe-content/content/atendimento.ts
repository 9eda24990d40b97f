import { list, oneOf, single, text, v } from '@site/delivery/content';
import { time } from './schema/fields';

const days = ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'] as const;

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
