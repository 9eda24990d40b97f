import type { ReleaseTally } from '@site/shared/contracts';
import type { Package, Release } from './readVersions';
import { ageText, channelNames, countText, momentText, percentText, phaseNames, rateOf, viewsText } from './text';
import styles from './VersionsPage.module.css';

interface Props {
  readonly packages: readonly Package[];
  readonly now: Date;
  readonly isObserved: boolean;
}

/** Releases by package. On narrow screens the table scrolls inside its own area. */
export function ReleasesTable({ packages, now, isObserved }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the focused area
    <section className={styles.area} aria-label="Tabela de versões" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Canal</th>
            <th scope="col">Versão</th>
            <th scope="col">Visitantes</th>
            <th scope="col">Publicada</th>
            {isObserved && (
              <>
                <th scope="col">Última hora</th>
                <th scope="col">Último dia</th>
                <th scope="col">Falhas do dia</th>
              </>
            )}
          </tr>
        </thead>
        {packages.map(({ name, owner, releases }) => (
          <tbody key={name}>
            <tr>
              <th className={styles.package} colSpan={isObserved ? 7 : 4} scope="rowgroup">
                {name} <span className={styles.soft}>{owner ?? 'Dono não informado'}</span>
              </th>
            </tr>
            {releases.map((release) => (
              <ReleaseRow key={release.channel} release={release} now={now} isObserved={isObserved} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function ReleaseRow({ release, now, isObserved }: { readonly release: Release } & Omit<Props, 'packages'>) {
  const { channel, version, share, published, hour, day } = release;
  return (
    <tr>
      <th scope="row">{channelNames[channel]}</th>
      <td>
        <code>{version}</code>
      </td>
      <td>{share === null ? 'onde a que está no ar falha' : `${share}%`}</td>
      <td>
        {published && (
          <time dateTime={published.toISOString()} title={momentText(published)}>
            {ageText(published, now)}
          </time>
        )}
      </td>
      {isObserved && (
        <>
          <Span tally={hour} />
          <Span tally={day} />
          <td>
            {day?.failures
              .toSorted((one, other) => other.count - one.count)
              .map(({ phase, healed, count }) => (
                <p key={`${phase} ${healed}`}>
                  {`${countText(count)} ${phaseNames[phase]}, ${healed ? 'recuperada' : 'sem recuperação'}`}
                </p>
              ))}
          </td>
        </>
      )}
    </tr>
  );
}

function Span({ tally }: { readonly tally: ReleaseTally | null }) {
  if (!tally || tally.views === 0) return <td>Nenhuma visualização</td>;
  const { failedViews, views, recoveredHydrations } = tally;
  return (
    <td>
      <strong className={failedViews > 0 ? styles.bad : undefined}>{`${percentText(rateOf(tally))} com falha`}</strong>
      <p className={styles.soft}>{viewsText(views)}</p>
      {recoveredHydrations ? (
        <p className={styles.soft}>{`${countText(recoveredHydrations)} redesenhadas ao hidratar`}</p>
      ) : null}
    </td>
  );
}
