import { Link, paths } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { unscripted } from '@site/shared/early';
import { Container } from '@site/shared/ui';
import { useMemo } from 'react';
import { countOf, filterProducts } from '../filter/filterRules';
import icons from './PlaceIcons.later.module.css';
import './Places.print.module.css';
import './Places.forced.module.css';
import './Places.later.module.css';
import styles from './Places.module.css';
import { type Place, places } from './places';

const headingId = 'lugares';

/** Browsers do not scroll to a focused link of which they show a part. */
function showWhole({ target }: { readonly target: Element }) {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface Props {
  readonly selected: Place | undefined;
  /** True while `:target` marks the place of the address. */
  readonly isUnscripted: boolean;
  readonly products: readonly Product[];
  readonly resultsId: string;
  readonly onShowResults: () => void;
}

/** Links to the products for a place; a chosen one folds them into one line with its agents and number of products. */
export function Places({ selected, isUnscripted, products, resultsId, onShowResults }: Props) {
  const placesWithProducts = useMemo(
    () => places.map((place) => ({ place, found: place.filter && filterProducts(products, place.filter) })),
    [products],
  );
  return (
    <div className={styles.places} {...unscripted(isUnscripted)}>
      <a
        className={styles.skip}
        href={`#${resultsId}`}
        onClick={(event) => {
          event.preventDefault();
          onShowResults();
        }}
      >
        Ir para os produtos
      </a>
      <Container>
        <h2 id={headingId}>O que você precisa proteger?</h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets */}
        <ul className={styles.list} role="list" onFocus={showWhole}>
          {placesWithProducts.map(({ place, found }) => (
            <li key={place.id}>
              <PlaceLink place={place} found={found} isSelected={place.id === selected?.id} />
            </li>
          ))}
          <li className={styles.change}>
            <Link to={`${paths.products}#${headingId}`}>Trocar lugar</Link>
          </li>
        </ul>
      </Container>
    </div>
  );
}

interface PlaceLinkProps {
  readonly place: Place;
  readonly found: readonly Product[] | undefined;
  readonly isSelected: boolean;
}

function PlaceLink({ place: { id, name, icon, agents, filter, path }, found, isSelected }: PlaceLinkProps) {
  return (
    <Link
      id={id}
      to={path}
      className={icons[icon]}
      data-filtro={filter?.join()}
      aria-current={isSelected ? 'true' : undefined}
    >
      {name}
      {found && <span>{`${agents ? ` · ${agents}` : ''} · ${countOf(found)}`}</span>}
    </Link>
  );
}
