import { useIsHydrating, useLocation, useNavigate } from '@site/shared';
import { useMemo } from 'react';
import { parseFilter, withFilter } from './filterRules';

export interface Filter {
  readonly selected: readonly string[];
  /** True for the moment in which the prerendered, unfiltered page is taken over at a filtered address. */
  readonly isPending: boolean;
  toggle(value: string): void;
  clear(): void;
}

/** The filter lives in the address, so that it can be shared and the back button undoes a click. */
export function useFilter(): Filter {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isHydrating = useIsHydrating();
  const inAddress = useMemo(() => parseFilter(search), [search]);

  function select(selected: readonly string[]) {
    navigate({ pathname, search: withFilter(search, selected) }, { preventScrollReset: true });
  }

  return {
    selected: isHydrating ? none : inAddress,
    isPending: isHydrating && inAddress.length > 0,
    toggle(value) {
      select(inAddress.includes(value) ? inAddress.filter((other) => other !== value) : [...inAddress, value]);
    },
    clear: () => select(none),
  };
}

const none: readonly string[] = [];
