import type { Product } from '@site/shared/contracts';
import { unscripted, useEarlyState } from '@site/shared/early';
import { Container, VisuallyHidden } from '@site/shared/ui';
import { useId, useMemo, useRef, useState } from 'react';
import { Announcer } from '../card/Announcer';
import { QuoteForm } from '../card/QuoteForm';
import { CompareBar } from '../compare/CompareBar';
import { ActiveFilters } from '../filter/ActiveFilters';
import { FilterPanel } from '../filter/FilterPanel';
import { FilterToggles } from '../filter/FilterToggles';
import { countOf, emptyCategories, filterProducts, hasBothMobilities } from '../filter/filterRules';
import styleFilter from '../filter/UnscriptedFilter.module.css';
import '../filter/UnscriptedFilter.later.module.css';
import { useFilter } from '../filter/useFilter';
import { FireClasses } from '../places/FireClasses';
import { Places } from '../places/Places';
import { WheeledToggle } from '../places/WheeledToggle';
import './Catalogue.print.module.css';
import styles from './Catalogue.module.css';
import { Results } from './Results';

const resultsId = 'resultados';

export function Catalogue({ products }: { readonly products: readonly Product[] }) {
  const panel = useRef<HTMLElement>(null);
  const filter = useFilter(panel);
  const panelId = useId();
  const formId = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const wheeled = useRef<HTMLDetailsElement>(null);
  const [showsWheeled, setShowsWheeled] = useState(false);
  useEarlyState(() => setShowsWheeled(wheeled.current?.open === true));
  const found = useMemo(() => filterProducts(products, filter.selected), [products, filter.selected]);
  const empty = useMemo(() => emptyCategories(products), [products]);
  // A new key makes new elements: chips above them would move the old ones, which counts as layout shift.
  const listKey = filter.isPending ? 'prerendered' : 'filtered';
  const count = countOf(found);
  const hasFold = filter.place ? hasBothMobilities(found) : filter.isUnscripted;

  function removeAndStay(remove: () => void) {
    remove();
    // The pressed button disappears. Of the two toggles, only the visible one takes the focus.
    for (const toggle of toolbar.current?.querySelectorAll('summary') ?? []) toggle.focus();
  }

  function showResults() {
    // The second toggle belongs to small screens, where the panel stands above the results.
    const [, toggle] = toolbar.current?.querySelectorAll('details') ?? [];
    if (toggle) toggle.open = false;
    document.getElementById(resultsId)?.focus({ preventScroll: true });
    toolbar.current?.scrollIntoView();
  }

  return (
    <>
      <Places
        selected={filter.place}
        isUnscripted={filter.isUnscripted}
        products={products}
        resultsId={resultsId}
        onShowResults={showResults}
      />
      <Container className={styles.catalogue}>
        <div ref={toolbar} className={`${styles.toolbar} ${styleFilter.bar}`} {...unscripted(filter.isUnscripted)}>
          <FilterToggles panelId={panelId} count={filter.selected.length} />
          <p key={listKey} className={styles.status} role="status">
            {/* The line of a place shows the count. */}
            {filter.place ? <VisuallyHidden>{count}</VisuallyHidden> : count}
          </p>
          {!filter.place && (
            <ActiveFilters
              key={`chips-${listKey}`}
              className={`${styles.active} ${styleFilter.clear}`}
              selected={filter.selected}
              onRemove={(value) => removeAndStay(() => filter.set(value, false))}
              onClear={() => removeAndStay(filter.clear)}
              formToReset={filter.isUnscripted ? formId : undefined}
            />
          )}
        </div>
        <FilterPanel
          ref={panel}
          id={panelId}
          formId={formId}
          className={styles.panel}
          selected={filter.selected}
          onChange={filter.set}
          empty={empty}
          resultsId={resultsId}
          resultsLabel={filter.isUnscripted ? 'Ver produtos' : `Ver ${count}`}
          onShowResults={showResults}
        />
        <Announcer>
          <Results
            key={listKey}
            headingId={resultsId}
            className={styles.results}
            found={found}
            beforeWheeled={
              hasFold && <WheeledToggle ref={wheeled} open={showsWheeled} isPlaceKnown={filter.place !== undefined} />
            }
            isUnscripted={filter.isUnscripted}
          />
        </Announcer>
        <CompareBar />
        <QuoteForm />
      </Container>
      <FireClasses place={filter.place} />
    </>
  );
}
