import { Link, paths } from '@site/shared';
import { unscripted } from '@site/shared/early';
import { Container } from '@site/shared/ui';
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
}

/** Links to the products for a place; a chosen one folds them into one line. */
export function Places({ selected, isUnscripted }: Props) {
  return (
    <div className={styles.places} {...unscripted(isUnscripted)}>
      <Container>
        <h2 id={headingId}>O que você precisa proteger?</h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets */}
        <ul className={styles.list} role="list" onFocus={showWhole}>
          {places.map(({ id, name, filter, path }) => (
            <li key={id}>
              <Link
                id={id}
                to={path}
                data-filtro={filter?.join()}
                aria-current={id === selected?.id ? 'true' : undefined}
              >
                <b>{name}</b>
              </Link>
            </li>
          ))}
        </ul>
        <Link to={`${paths.products}#${headingId}`}>Trocar lugar</Link>
      </Container>
    </div>
  );
}
