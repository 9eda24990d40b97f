import type { Product } from '@site/shared/contracts';
import { Container, FilterIcon, VisuallyHidden } from '@site/shared/ui';
import { useId, useMemo, useRef } from 'react';
import { Announcer } from '../card/Announcer';
import { ActiveFilters } from '../filter/ActiveFilters';
import { FilterPanel } from '../filter/FilterPanel';
import { filterProducts } from '../filter/filterRules';
import { useFilter } from '../filter/useFilter';
import { useFilterPanel } from '../filter/useFilterPanel';
import styles from './Catalogue.module.css';
import { Results } from './Results';

/** The filter and what it finds. */
export function Catalogue({ products }: { readonly products: readonly Product[] }) {
  const filter = useFilter();
  const panel = useFilterPanel();
  const panelId = useId();
  const toggleButton = useRef<HTMLButtonElement>(null);
  const found = useMemo(() => filterProducts(products, filter.selected), [products, filter.selected]);
  const count = filter.selected.length;
  // Fresh elements instead of moved ones, so that nothing shifts when a filtered address is opened.
  const listKey = filter.isPending ? 'prerendered' : 'filtered';

  function removeAndStay(remove: () => void) {
    remove();
    // The button that was pressed goes away; its place in the row is the next best.
    toggleButton.current?.focus();
  }

  return (
    <Container
      className={styles.catalogue}
      data-panel={panel.chosen === null ? 'default' : panel.chosen ? 'open' : 'closed'}
    >
      <div className={styles.toolbar}>
        <button
          ref={toggleButton}
          type="button"
          className={styles.toggle}
          aria-expanded={panel.isOpen ?? undefined}
          aria-controls={panelId}
          onClick={panel.toggle}
        >
          <FilterIcon size={20} />
          Filtros
          {count > 0 && (
            <span className={styles.count}>
              {count}
              <VisuallyHidden> {count === 1 ? 'selecionado' : 'selecionados'}</VisuallyHidden>
            </span>
          )}
        </button>
        <p key={listKey} className={styles.status} role="status">
          {found.length === 1 ? '1 produto' : `${found.length} produtos`}
        </p>
        <ActiveFilters
          selected={filter.selected}
          onRemove={(value) => removeAndStay(() => filter.toggle(value))}
          onClear={() => removeAndStay(filter.clear)}
        />
      </div>
      <FilterPanel id={panelId} className={styles.panel} selected={filter.selected} onToggle={filter.toggle} />
      <Announcer>
        <Results key={listKey} className={styles.results} catalogue={products} found={found} />
      </Announcer>
    </Container>
  );
}
