import { Container, Picture } from '@site/shared/ui';
import styles from './ClientStrip.module.css';
import { clients } from './clients';

/** Spec 2, Home: the strip of 16 client logos. */
export function ClientStrip() {
  return (
    <section className={styles.strip} aria-labelledby="home-clients">
      <Container>
        <h2 id="home-clients" className={styles.title}>
          Empresas e condomínios que atendemos
        </h2>
        <ul className={styles.logos}>
          {clients.map(({ src, name }) => (
            <li key={name} className={styles.logo}>
              <Picture src={src} sizes="168px" alt={name} width={300} height={100} loading="lazy" decoding="async" />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
