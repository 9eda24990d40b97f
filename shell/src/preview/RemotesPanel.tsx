import { Button, Modal } from '@site/shared/ui';
import { type FormEvent, useState } from 'react';
import type { DiscoveryClient } from '../remotes/discoveryClient';
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
  /** Without the overrides. */
  readonly discovery: DiscoveryClient;
  readonly kept: KeptReleasesClient;
  readonly onApply: (overrides: Overrides) => void;
}

export function RemotesPanel({ open, onClose, ...rest }: Props) {
  return (
    <Modal open={open} onClose={onClose} title="Remotos desta página" size="large">
      <PanelContent {...rest} />
    </Modal>
  );
}

function PanelContent({ overrides, used, discovery, kept, onApply }: Omit<Props, 'open' | 'onClose'>) {
  const facts = useRemoteFacts(discovery, kept, used);
  const [choices, setChoices] = useState(overrides);

  function apply(event: FormEvent) {
    event.preventDefault();
    onApply(Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== '')));
  }

  return (
    <form className={styles.panel} onSubmit={apply}>
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
              choice={choices[it.name] ?? ''}
              onChoose={(choice) => setChoices((others) => ({ ...others, [it.name]: choice }))}
            />
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button type="submit">Aplicar e recarregar</Button>
        <Button variant="secondary" onClick={() => onApply({})}>
          Voltar ao normal
        </Button>
      </div>
    </form>
  );
}
