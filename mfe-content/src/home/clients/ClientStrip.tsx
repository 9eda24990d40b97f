import { later } from '@site/shared/early';
import { Container, Picture, useStaticContent } from '@site/shared/ui';
import './ClientStrip.print.module.css';
import './ClientStrip.forced.module.css';
import styles from './ClientStrip.module.css';
import { clients } from './clients';

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
            Empresas e condomínios que atendemos
          </h2>
          <ul className={styles.logos}>
            {clients.map(({ src, name }) => (
              <li key={name} className={styles.logo}>
                <Picture src={src} sizes="168px" alt={name} width={300} height={100} loading="lazy" />
              </li>
            ))}
          </ul>
        </Container>,
      )}
    />
  );
}
