import { list, single, text, v } from '@site/delivery/content';

/** Area served, as search engines read it. */
export const atendimento = single(v.strictObject({ regioes: list(text()) }));
