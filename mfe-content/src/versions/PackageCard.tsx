import { useId } from 'react';
import styles from './PackageCard.module.css';
import { ReleasePanel } from './ReleasePanel';
import { hasCanary, type Package } from './readVersions';

interface Props {
  readonly package: Package;
  readonly now: Date;
  readonly isObserved: boolean;
}

export function PackageCard({ package: it, now, isObserved }: Props) {
  const { name, owner, releases } = it;
  const id = useId();
  return (
    <article className={hasCanary(it) ? `${styles.card} ${styles.wide}` : styles.card} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{name}</h2>
        <p>{owner ?? 'Dono não informado'}</p>
      </header>
      <div className={styles.releases}>
        {releases.map((release) => (
          <ReleasePanel key={release.channel} release={release} now={now} isObserved={isObserved} />
        ))}
      </div>
    </article>
  );
}
