import type { ReleaseTally } from '@site/shared/contracts';
import { FailureList } from './FailureList';
import styles from './ReleasePanel.module.css';
import type { Release } from './readVersions';
import { ageText, channelNames, momentText, percentText, rateOf, recoveredRateOf, viewsText } from './text';
import { ViewsChart } from './ViewsChart';
import { VitalsTable } from './VitalsTable';

interface Props {
  readonly release: Release;
  readonly now: Date;
  readonly isObserved: boolean;
}

export function ReleasePanel({ release, now, isObserved }: Props) {
  const { channel, version, share, published, hour, day } = release;
  return (
    <section className={`${styles.panel} ${styles[channel]}`} aria-label={`${channelNames[channel]}: ${version}`}>
      <header className={styles.header}>
        <h3>{channelNames[channel]}</h3>
        {share !== null && <span className={styles.share}>{`${share}% dos visitantes`}</span>}
      </header>
      <p>
        <code className={styles.version}>{version}</code>
      </p>
      {published && (
        <p className={styles.age}>
          Publicada{' '}
          <time dateTime={published.toISOString()} title={momentText(published)}>
            {ageText(published, now)}
          </time>
        </p>
      )}
      {channel === 'previous' && <p className={styles.age}>Entra no lugar da que está no ar, onde esta falha</p>}
      {isObserved && <Observed hour={hour} day={day} />}
    </section>
  );
}

function Observed({ hour, day }: Pick<Release, 'hour' | 'day'>) {
  if (!day || day.views === 0) return <p className={styles.views}>Nenhuma visualização no último dia</p>;
  return (
    <>
      <div className={styles.spans}>
        <Span title="Última hora" tally={hour} />
        <Span title="Último dia" tally={day} />
      </div>
      <FailureList failures={day.failures} />
      <VitalsTable hour={hour} day={day} />
    </>
  );
}

function Span({ title, tally }: { readonly title: string; readonly tally: ReleaseTally | null }) {
  const isSeen = tally !== null && tally.views > 0;
  return (
    <div className={styles.span}>
      <h4>{title}</h4>
      {isSeen ? (
        <>
          <p
            className={tally.failedViews > 0 ? styles.bad : styles.good}
          >{`${percentText(rateOf(tally))} com falha`}</p>
          {recoveredRateOf(tally) > 0 && (
            <p className={styles.views}>{`${percentText(recoveredRateOf(tally))} redesenhadas ao hidratar`}</p>
          )}
          <p className={styles.views}>{viewsText(tally.views)}</p>
          <ViewsChart title={title} tally={tally} />
        </>
      ) : (
        <p className={styles.views}>Nenhuma visualização</p>
      )}
    </div>
  );
}
