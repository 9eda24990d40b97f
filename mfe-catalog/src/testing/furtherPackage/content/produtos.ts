import { collection } from '@site/delivery/content';
import { fileName, product } from '../../../../content/schema/product';

/** A further product: its file and a photo. */
export const produtos = collection(product, { fileName });
