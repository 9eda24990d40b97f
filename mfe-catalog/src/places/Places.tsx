import { Link, paths } from '@site/shared';
import { unscripted } from '@site/shared/early';
import { Container } from '@site/shared/ui';
import { classes } from '../../content/classes';
import './Places.print.module.css';
import './Places.forced.module.css';
import './Places.later.module.css';
import styles from './Places.module.css';
import { type Place, places } from './places';

const headingId = 'lugares';

interface Props {
  readonly selected: Place | undefined;
  /** True while `:target` marks the place of the address. */
  readonly isUnscripted: boolean;
}

/** Links to the products for a place, and the meaning of the fire classes. */
export function Places({ selected, isUnscripted }: Props) {
  return (
    <div className={styles.places} {...unscripted(isUnscripted)}>
      <Container>
        <h2 id={headingId}>O que você precisa proteger?</h2>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets */}
        <ul className={styles.list} role="list">
          {places.map(({ id, name, text, filter, path }) => (
            <li key={id}>
              <Link
                id={id}
                to={path}
                data-filtro={filter?.join()}
                aria-current={id === selected?.id ? 'true' : undefined}
              >
                <b>{name}</b>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link to={`${paths.products}#${headingId}`}>Todos os produtos</Link>
        <dl className={styles.classes}>
          {classes.classes.map(({ letra, texto }) => (
            <div key={letra}>
              <dt>{letra}</dt> <dd>{texto}</dd>
            </div>
          ))}
          <div>
            <dt>Fonte</dt> <dd>ABNT NBR 12693</dd>
          </div>
        </dl>
      </Container>
    </div>
  );
}
