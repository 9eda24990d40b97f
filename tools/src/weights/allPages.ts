import { remotes } from '@site/shared/registry';

/** The pages of the route table that visitors get, each once; of products, one. */
export const allPages: readonly string[] = remotes.flatMap(({ pages }) =>
  pages.flatMap(({ pattern, previewOnly }) => (previewOnly ? [] : [pattern.replace(':productId', 'PQS-ABC-6KG')])),
);
