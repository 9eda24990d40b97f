import { collection } from '@site/delivery/content';
import { fileName, product, salesOrder } from './schema/product';

export const produtos = collection(product, {
  order: salesOrder,
  fileName,
  page: ({ codigo }) => `/produtos/${codigo}`,
});
