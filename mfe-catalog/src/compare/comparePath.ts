import { paths } from '@site/shared';

/** Products that are compared side by side: the most that fit a printed page. */
export const limits = { fewest: 2, most: 4 } as const;

export const parameters = { ids: 'ids', place: 'lugar' } as const;

/** Address of a comparison, also for a place: `/produtos/comparar?ids=CO2-6KG,AP-10L&lugar=garagem`. */
export function comparePath(ids: readonly string[], placeId?: string): string {
  const pairs = [
    ...(ids.length > 0 ? [`${parameters.ids}=${ids.map(encodeURIComponent).join(',')}`] : []),
    ...(placeId ? [`${parameters.place}=${placeId}`] : []),
  ];
  return [paths.compare, ...(pairs.length > 0 ? [pairs.join('&')] : [])].join('?');
}
