import { pageFields, single, v } from '@site/delivery/content';
import { headingWithText, titleAndText } from './schema/fields';

/** Contact page (spec 2, Contact). */
export const paginaContato = single(v.strictObject({ ...pageFields, faixa: headingWithText, visita: titleAndText }), {
  page: '/contato',
});
