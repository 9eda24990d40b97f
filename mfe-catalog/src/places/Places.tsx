import { Link, paths } from '@site/shared';
import { Container } from '@site/shared/ui';
import { unscripted } from '../filter/unscripted';
import './Places.print.module.css';
import './Places.forced.module.css';
import styles from './Places.module.css';
import { type Place, places } from './places';

const headingId = 'lugares';

interface Props {
  readonly selected: Place | undefined;
  /** True while `:target` marks the place of the address. */
  readonly isUnscripted: boolean;
}

/** Links to the products for a place. */
export function Places({ selected, isUnscripted }: Props) {
  return (
    <section
      className={`${styles.places} ${unscripted('places')}`}
      aria-labelledby={headingId}
      data-unscripted={isUnscripted ? '' : undefined}
    >
      <Container>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.title}>
            O que você precisa proteger?
          </h2>
          <Link className={styles.all} to={`${paths.products}#${headingId}`}>
            Ver todos os lugares
          </Link>
        </div>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets */}
        <ul className={styles.list} role="list">
          {places.map((place) => (
            <li key={place.id}>
              <Link
                id={place.id}
                className={styles.place}
                to={place.path}
                data-filtro={place.filter?.join()}
                aria-current={place.id === selected?.id ? 'true' : undefined}
              >
                <b>{place.name}</b>
                <span>{place.text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
