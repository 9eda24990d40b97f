import { collection } from '@site/delivery/content';
import { slide } from './schema/slide';

/** Slides of the hero carousel, in the order of the file names. */
export const destaques = collection(slide, { page: () => '/' });
