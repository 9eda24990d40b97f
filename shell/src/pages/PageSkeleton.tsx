import { Container, VisuallyHidden } from '@site/shared/ui';
import styles from './PageSkeleton.script.module.css';

export function PageSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Carregando…</VisuallyHidden>
      <div className={styles.banner} />
      <Container className={styles.rows}>
        <div className={styles.row} />
        <div className={styles.row} />
        <div className={styles.row} />
      </Container>
    </div>
  );
}

export function PanelSkeleton() {
  return (
    <div className={styles.panel} role="status">
      <VisuallyHidden>Carregando…</VisuallyHidden>
      <div className={styles.row} />
      <div className={styles.row} />
      <div className={styles.row} />
    </div>
  );
}
