import { PageHead, type PageMetadata } from '@site/shared';
import { folderName, type Verdict } from '@site/shared/contracts';
import { Button, PageBanner, Section } from '@site/shared/ui';
import { ContactsTable } from './ContactsTable';
import { DataTable } from './DataTable';
import styles from './DataTable.module.css';
import { ReleasesTable } from './ReleasesTable';
import type { Versions } from './readVersions';
import { momentText } from './text';
import { useVersions } from './useVersions';

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
          <div role="alert" className={styles.page}>
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

function Overview({ versions, time }: { readonly versions: Versions; readonly time: string }) {
  const { releases, verdicts, contacts } = versions;
  return (
    <div className={styles.page}>
      <p>{`Lido em ${momentText(time)}, de novo a cada minuto. ${verdicts === null ? notObserved : ''}`}</p>
      <ReleasesTable releases={releases} />
      {verdicts !== null && <VerdictsTable verdicts={verdicts} />}
      {contacts !== null && <ContactsTable spans={contacts} />}
    </div>
  );
}

const notObserved =
  'Este servidor não guarda o que as páginas dos visitantes relatam: falhas e tempos não aparecem aqui, só as versões.';

function VerdictsTable({ verdicts }: { readonly verdicts: readonly Verdict[] }) {
  return (
    <DataTable
      title="Canários que falharam"
      caption="Retirados pelo servidor"
      head={['Pacote', 'Versão', 'Quando', 'Motivo']}
      none={verdicts.length === 0 ? 'Nenhum canário falhou mais que a versão no ar.' : undefined}
    >
      <tbody>
        {verdicts.map(({ remote, version, time, reason }) => (
          <tr key={`${remote} ${version} ${time}`}>
            <th scope="row">{folderName(remote)}</th>
            <td>
              <code>{version}</code>
            </td>
            <td>
              <time dateTime={time}>{momentText(time)}</time>
            </td>
            <td>{reason}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
