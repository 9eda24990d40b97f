import { later } from '@site/shared/early';
import { Container, Picture, useStaticContent } from '@site/shared/ui';
import { clientes } from '../../../content/clientes';
import { paginaInicio } from '../../../content/pagina-inicio';
import './ClientStrip.print.module.css';
import './ClientStrip.forced.module.css';
import styles from './ClientStrip.module.css';

/** Spec 2, Home: 16 client logos. */
export function ClientStrip() {
  return (
    <section
      className={styles.strip}
      {...later}
      aria-labelledby="home-clients"
      {...useStaticContent(
        <Container>
          <h2 id="home-clients" className={styles.title}>
            {paginaInicio.clientes.titulo}
          </h2>
          <ul className={styles.logos}>
            {clientes.map(({ logotipo, nome }) => (
              <li key={nome} className={styles.logo}>
                <Picture src={logotipo} sizes="168px" alt={nome} width={300} height={100} loading="lazy" />
              </li>
            ))}
          </ul>
        </Container>,
      )}
    />
  );
}
