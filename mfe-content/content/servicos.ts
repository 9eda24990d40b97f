import { collection } from '@site/delivery/content';
import { service } from './schema/service';

/** Services (spec 2, Services). */
export const servicos = collection(service, {
  order: (a, b) => a.ordem - b.ordem,
  fileName: ({ id }) => id,
  page: ({ id }) => `/servicos#${id}`,
});
