import { PageHead, type PageMetadata } from '@site/shared';
import { folderName, type Verdict } from '@site/shared/contracts';
import { Button, PageBanner, Section } from '@site/shared/ui';
import { ContactsTable } from './ContactsTable';
import { ReleasesTable } from './ReleasesTable';
import type { Versions } from './readVersions';
import { momentText } from './text';
import { useVersions } from './useVersions';
import styles from './VersionsPage.module.css';

const metadata: PageMetadata = {
  title: 'Versões',
  description: 'O que está no ar, o que é canário, de quem é e como está indo.',
};

/** Deployed packages with owners and observations, on preview builds only. */
export function VersionsPage() {
  const { state, readAgain } = useVersions();
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBanner
        eyebrow="Para as equipes"
        title="Versões"
        text="O que está no ar, o que é canário e o que veio antes: de quem é, quem recebe e o que falha."
      />
      <Section tone="surface">
        {state.status === 'loading' && <p aria-busy="true">Carregando as versões…</p>}
        {state.status === 'failed' && (
          <div role="alert" className={styles.notice}>
            <p>Não foi possível ler quais versões estão no ar.</p>
            <Button variant="secondary" onClick={readAgain}>
              Tentar novamente
            </Button>
          </div>
        )}
        {state.status === 'ready' && <Overview versions={state.versions} time={state.time} />}
      </Section>
    </>
  );
}

function Overview({ versions, time }: { readonly versions: Versions; readonly time: Date }) {
  const { packages, verdicts, contacts } = versions;
  return (
    <div className={styles.overview}>
      <p className={styles.soft}>{`Lido às ${momentText(time)}, de novo a cada minuto.`}</p>
      {verdicts === null && (
        <p className={styles.notice}>
          Este servidor não guarda o que as páginas dos visitantes relatam: falhas não aparecem aqui, só as versões.
        </p>
      )}
      <ReleasesTable packages={packages} now={time} isObserved={verdicts !== null} />
      {verdicts !== null && <VerdictList verdicts={verdicts} />}
      {contacts !== null && <ContactsTable spans={contacts} />}
    </div>
  );
}

function VerdictList({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <section className={styles.section} aria-labelledby="canarios">
      <h2 id="canarios">Canários que falharam</h2>
      {verdicts.length === 0 ? (
        <p>Nenhum canário falhou mais que a versão no ar.</p>
      ) : (
        <ol className={styles.list}>
          {verdicts.map(({ remote, version, time, reason }) => (
            <li key={`${remote} ${version} ${time}`}>
              <p>
                <strong>{folderName(remote)}</strong> <code>{version}</code>{' '}
                <time className={styles.soft} dateTime={time}>
                  {momentText(new Date(time))}
                </time>
              </p>
              <p>{reason}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
