import { collection, v } from '@site/delivery/content';
import { service } from './schema/service';

/** The services in brief: pages that only link to them do not fetch their details. */
export const servicosResumidos = collection(
  v.pipe(
    service,
    v.transform(({ id, ordem, titulo, resumo, imagem }) => ({ id, ordem, titulo, resumo, imagem })),
  ),
  { order: (a, b) => a.ordem - b.ordem },
);
