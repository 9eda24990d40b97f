import { list, single, text, v } from '@site/delivery/content';

/** Claims of the company beside the account forms (spec 1). */
export const apresentacao = single(v.strictObject({ frase: text(), argumentos: list(text()) }), { page: '/login' });
