import { useIsHydrating, useLocation, useNavigate } from '@site/shared';
import { isTickedFromAddress, useEarlyState } from '@site/shared/early';
import { type RefObject, useDeferredValue, useMemo } from 'react';
import type { Place } from '../places/places';
import { parseFilter, placeInAddress, withFilter } from './filterRules';

export interface Filter {
  readonly selected: readonly string[];
  /** Place that the address selects, such as `/produtos#garagem`; undefined where it names a filter. */
  readonly place: Place | undefined;
  /** True while the prerendered page is hydrated at a filtered address. */
  readonly isPending: boolean;
  /** True before hydration, while the style sheet filters (`UnscriptedFilter`). */
  readonly isUnscripted: boolean;
  set(value: string, isSelected: boolean): void;
  clear(): void;
}

/**
 * State of the filter, kept in the address, so that it can be shared and Back undoes a click.
 *
 * @param panel element with the boxes: ticks changed before hydration become one change of the address
 */
export function useFilter(panel: RefObject<HTMLElement | null>): Filter {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrating = useIsHydrating();
  // Deferred until the filtered list is rendered.
  const isUnscripted = useDeferredValue(isHydrating);
  const { inAddress, place } = useMemo(() => {
    const place = placeInAddress(search, hash);
    return { inAddress: place?.filter ?? parseFilter(search), place };
  }, [search, hash]);

  function select(selected: readonly string[]) {
    navigate({ pathname, search: withFilter(search, selected) }, { preventScrollReset: true });
  }

  useEarlyState(() => {
    const boxes = [...(panel.current?.querySelectorAll('input') ?? [])];
    const valuesOf = (those: readonly HTMLInputElement[]) => those.map(({ value }) => value);
    const unticked = valuesOf(boxes.filter((box) => isTickedFromAddress(box) && !box.checked));
    const ticked = valuesOf(boxes.filter(({ checked }) => checked));
    const chosen = [
      ...inAddress.filter((value) => !unticked.includes(value)),
      ...ticked.filter((value) => !inAddress.includes(value)),
    ];
    if (chosen.join() !== inAddress.join()) select(chosen);
  });

  return {
    selected: isHydrating ? none : inAddress,
    place: isHydrating ? undefined : place,
    isPending: isHydrating && inAddress.length > 0,
    isUnscripted,
    set(value, isSelected) {
      if (inAddress.includes(value) === isSelected) return;
      select(isSelected ? [...inAddress, value] : inAddress.filter((other) => other !== value));
    },
    clear: () => select(none),
  };
}

const none: readonly string[] = [];
