import { PageHead, type PageMetadata } from '@site/shared';
import { Button, PageBanner, Section } from '@site/shared/ui';
import { ContactsTable } from './ContactsTable';
import { PackageCard } from './PackageCard';
import { hasCanary, type Versions } from './readVersions';
import { clockText } from './text';
import { useVersions } from './useVersions';
import { VerdictList } from './VerdictList';
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
        text="O que está no ar, o que é canário e o que veio antes: de quem é, quem recebe, o que falha e quanto demora."
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
  const canaries = packages.filter(hasCanary).length;
  return (
    <div className={styles.overview}>
      <ul className={styles.facts}>
        <li>
          <strong>{packages.length}</strong> <span>{packages.length === 1 ? 'pacote' : 'pacotes'}</span>
        </li>
        <li>
          <strong>{canaries}</strong> <span>{canaries === 1 ? 'canário em voo' : 'canários em voo'}</span>
        </li>
        <li>
          Lido às <strong>{clockText(time)}</strong>, de novo a cada minuto
        </li>
      </ul>
      {verdicts === null ? (
        <p className={styles.notice}>
          Este servidor não guarda o que as páginas dos visitantes relatam: falhas e tempos não aparecem aqui, só as
          versões.
        </p>
      ) : (
        <p className={styles.legend}>
          Nos gráficos: para cima, as visualizações; para baixo, a parte delas que falhou.
        </p>
      )}
      <div className={styles.packages}>
        {packages.map((it) => (
          <PackageCard key={it.name} package={it} now={time} isObserved={verdicts !== null} />
        ))}
      </div>
      {verdicts !== null && <VerdictList verdicts={verdicts} />}
      {contacts !== null && <ContactsTable spans={contacts} />}
    </div>
  );
}
