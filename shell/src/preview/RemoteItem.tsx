import { TextField } from '@site/shared/ui';
import { useId } from 'react';
import { type Draft, isComplete } from './draft';
import type { ChosenRelease } from './overrides';
import styles from './RemoteItem.module.css';
import { channelNames, folderOf, transferText } from './text';
import type { RemoteFacts } from './useRemoteFacts';

interface Props {
  readonly facts: RemoteFacts;
  readonly draft: Draft;
  readonly showsErrors: boolean;
  readonly onChange: (draft: Draft) => void;
}

/** A package of the page; for a remote, with the choice of its release. */
export function RemoteItem({ facts, draft, showsErrors, onChange }: Props) {
  const { name, owner, version, channel, transfer } = facts;
  const folder = folderOf(name);
  return (
    <li className={styles.item}>
      <div>
        <h3 className={styles.name}>{folder}</h3>
        <p>{owner ?? 'Dono não informado'}</p>
      </div>
      <div>
        <p>
          <code className={styles.version}>{version ?? 'Ainda não usado'}</code>
          {channel && <span className={`${styles.channel} ${styles[channel]}`}>{channelNames[channel]}</span>}
        </p>
        <p className={styles.transfer}>{transferText(transfer)}</p>
      </div>
      {name === 'shell' ? (
        <p className={styles.transfer}>É quem reúne os outros: vem com a página.</p>
      ) : (
        <Choice facts={facts} draft={draft} showsErrors={showsErrors} onChange={onChange} />
      )}
    </li>
  );
}

function Choice({ facts: { name, releases, others }, draft, showsErrors, onChange }: Props) {
  const id = useId();
  const value = draft.kind === 'release' ? draft.choice : draft.kind;
  const isListed =
    draft.kind !== 'release' ||
    releases.some(({ channel }) => channel === draft.choice) ||
    others.some(({ version }) => version === draft.choice);
  const error = showsErrors && !isComplete(draft) ? 'Use um endereço deste computador.' : undefined;

  function choose(choice: string) {
    if (choice === 'site') onChange({ kind: 'site' });
    else if (choice === 'local') onChange({ kind: 'local', address: 'http://localhost:3001/remoteEntry.js' });
    else onChange({ kind: 'release', choice });
  }

  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {`Usar em ${folderOf(name)}`}
      </label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => choose(target.value)}>
        <option value="site">O que o site escolhe</option>
        {releases.map((release) => (
          <option key={release.channel} value={release.channel}>
            {optionText(release)}
          </option>
        ))}
        {others.map(({ version }) => (
          <option key={version} value={version}>
            {`Sem canal: ${version}`}
          </option>
        ))}
        {!isListed && <option value={value}>{value}</option>}
        <option value="local">{channelNames.local}</option>
      </select>
      {draft.kind === 'local' && (
        <TextField
          label={`Endereço de ${folderOf(name)}`}
          type="url"
          value={draft.address}
          error={error}
          onChange={({ target }) => onChange({ kind: 'local', address: target.value })}
        />
      )}
    </div>
  );
}

const optionText = ({ channel, deployment }: ChosenRelease) =>
  `${channelNames[channel]}: ${deployment.metadata.version}`;
