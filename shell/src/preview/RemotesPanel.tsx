import { Button, Modal } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import type { DiscoveryClient } from '../remotes/discoveryClient';
import { choiceOf, type Draft, draftOf, isComplete } from './draft';
import type { KeptReleasesClient } from './keptReleases';
import type { Overrides } from './overrides';
import { RemoteItem } from './RemoteItem';
import styles from './RemotesPanel.module.css';
import type { UsedReleases } from './usedReleases';
import { useRemoteFacts } from './useRemoteFacts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly overrides: Overrides;
  readonly used: UsedReleases;
  /** As the site has it, without the overrides. */
  readonly discovery: DiscoveryClient;
  readonly kept: KeptReleasesClient;
  readonly frontiers: boolean;
  readonly onFrontiers: (shown: boolean) => void;
  readonly onApply: (overrides: Overrides) => void;
}

/** The page's remotes: whose they are, what they weigh, and which release of each this browser is to see. */
export function RemotesPanel({ open, onClose, ...rest }: Props) {
  return (
    <Modal open={open} onClose={onClose} title="Remotos desta página" size="large">
      <PanelContent {...rest} />
    </Modal>
  );
}

function PanelContent({
  overrides,
  used,
  discovery,
  kept,
  frontiers,
  onFrontiers,
  onApply,
}: Omit<Props, 'open' | 'onClose'>) {
  const facts = useRemoteFacts(discovery, kept, used);
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>(() => mapValues(overrides, draftOf));
  const [showsErrors, setShowsErrors] = useState(false);

  function apply(event: FormEvent) {
    event.preventDefault();
    setShowsErrors(true);
    if (!Object.values(drafts).every(isComplete)) return;
    const chosen = Object.entries(mapValues(drafts, choiceOf)).filter((it): it is [string, string] => it[1] !== null);
    onApply(Object.fromEntries(chosen));
  }

  return (
    <form className={styles.panel} onSubmit={apply} noValidate>
      <p>
        O que você escolher vale só para este navegador, até voltar ao normal; um endereço local, só até fechar esta
        aba. Os visitantes não veem nada disto.
      </p>
      {facts === null ? (
        <p role="status">Lendo o que está publicado…</p>
      ) : (
        <ul className={styles.list}>
          {facts.map((it) => (
            <RemoteItem
              key={it.name}
              facts={it}
              draft={drafts[it.name] ?? { kind: 'site' }}
              showsErrors={showsErrors}
              onChange={(draft) => setDrafts((others) => ({ ...others, [it.name]: draft }))}
            />
          ))}
        </ul>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={frontiers} onChange={({ target }) => onFrontiers(target.checked)} />
        Mostrar na página de quem é cada parte
      </label>
      <div className={styles.actions}>
        <Button type="submit">Aplicar e recarregar</Button>
        <Button variant="secondary" onClick={() => onApply({})}>
          Voltar ao normal
        </Button>
      </div>
    </form>
  );
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
