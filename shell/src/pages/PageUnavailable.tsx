import { PageHead } from '@site/shared';
import { Container } from '@site/shared/ui';
import styles from './PageUnavailable.module.css';

const metadata = {
  title: 'Página indisponível no momento',
  description: 'Não foi possível carregar esta página. Tente novamente em alguns instantes.',
};

export function PageUnavailable() {
  return (
    <Container className={styles.heading}>
      <PageHead metadata={metadata} />
      <h1 tabIndex={-1}>Página indisponível no momento</h1>
    </Container>
  );
}
