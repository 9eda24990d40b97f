import { single, v } from '@site/delivery/content';
import { banner, pageFields, titleAndText } from './schema/fields';

/** Contact page (spec 2, Contact). */
export const paginaContato = single(v.strictObject({ ...pageFields, faixa: banner, visita: titleAndText }));
