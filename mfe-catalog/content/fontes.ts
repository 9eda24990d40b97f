import { list, single, text, v } from '@site/delivery/content';

/** Norms behind statements in this package and in the services. Read by people only. */
export const fontes = single(
  v.strictObject({
    fontes: list(v.strictObject({ norma: text(), parte: text(), apoia: text() })),
  }),
);
