import { Container, VisuallyHidden } from '@site/shared/ui';
import styles from './PageSkeleton.script.module.css';

/** Takes the place of a page whose code is on its way. */
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

/** The same for the content of a panel or popup. */
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
