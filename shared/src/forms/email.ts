import * as v from 'valibot';

/** Rule of every e-mail field (spec 5). */
export const email = v.pipe(
  v.string('O e-mail é obrigatório.'),
  v.trim(),
  v.nonEmpty('O e-mail é obrigatório.'),
  v.regex(/^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\.]+(\.[^\s@<>"(),;:\\.]+)+$/, 'Formato de e-mail inválido.'),
);
