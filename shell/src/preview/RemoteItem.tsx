import { folderName } from '@site/shared/contracts';
import { useId } from 'react';
import type { ChannelName, ChosenRelease } from './overrides';
import styles from './RemoteItem.module.css';
import type { RemoteFacts } from './useRemoteFacts';

const channelNames: Readonly<Record<ChannelName | 'local', string>> = {
  live: 'No ar',
  canary: 'Canário',
  previous: 'Anterior',
  local: 'Endereço local',
};

interface Props {
  readonly facts: RemoteFacts;
  /** As in `Overrides`; empty for the site's own choice. */
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
}

export function RemoteItem({ facts, choice, onChoose }: Props) {
  const { name, owner, version, channel } = facts;
  return (
    <li className={styles.item}>
      <div>
        <h3 className={styles.name}>{folderName(name)}</h3>
        <p>{owner ?? 'Dono não informado'}</p>
      </div>
      <p>
        <code className={styles.version}>{version ?? 'Ainda não usado'}</code>
        {channel && <span className={`${styles.channel} ${styles[channel]}`}>{channelNames[channel]}</span>}
      </p>
      {name === 'shell' ? (
        <p className={styles.note}>É quem reúne os outros: vem com a página.</p>
      ) : (
        <Choice facts={facts} choice={choice} onChoose={onChoose} />
      )}
    </li>
  );
}

function Choice({ facts: { name, releases, others }, choice, onChoose }: Props) {
  const id = useId();
  const isListed =
    choice === '' ||
    releases.some(({ channel }) => channel === choice) ||
    others.some(({ version }) => version === choice);
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {`Usar em ${folderName(name)}`}
      </label>
      <select id={id} className={styles.select} value={choice} onChange={({ target }) => onChoose(target.value)}>
        <option value="">O que o site escolhe</option>
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
        {!isListed && <option value={choice}>{choice}</option>}
      </select>
    </div>
  );
}

const optionText = ({ channel, deployment }: ChosenRelease) =>
  `${channelNames[channel]}: ${deployment.metadata.version}`;
