import { useIsHydrating, useLocation, useNavigate } from '@site/shared';
import { useEarlyState } from '@site/shared/early';
import { type RefObject, useDeferredValue, useMemo } from 'react';
import { parseFilter, withFilter } from './filterRules';

export interface Filter {
  readonly selected: readonly string[];
  /** True for the moment in which the prerendered, unfiltered page is taken over at a filtered address. */
  readonly isPending: boolean;
  /** True while the page is as it was rendered, and the style sheet shows what is ticked (`UnscriptedFilter`). */
  readonly isUnscripted: boolean;
  set(value: string, isSelected: boolean): void;
  clear(): void;
}

/**
 * The filter lives in the address, so that it can be shared and the back button undoes a click.
 *
 * @param panel has the boxes: what was ticked in them before this code came is taken over, as one choice
 */
export function useFilter(panel: RefObject<HTMLElement | null>): Filter {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrating = useIsHydrating();
  // Until what React shows is as far.
  const isUnscripted = useDeferredValue(isHydrating);
  const inAddress = useMemo(() => parseFilter(search), [search]);

  function select(selected: readonly string[]) {
    navigate({ pathname, search: withFilter(search, selected) }, { preventScrollReset: true });
  }

  useEarlyState(() => {
    const boxes = panel.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const early = [...boxes].map(({ value }) => value).filter((value) => !inAddress.includes(value));
    if (early.length > 0) select([...inAddress, ...early]);
  });

  return {
    selected: isHydrating ? none : inAddress,
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
