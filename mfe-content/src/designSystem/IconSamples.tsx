import * as kit from '@site/shared/ui';
import type { ComponentType } from 'react';
import styles from './samples.module.css';

const icons = Object.entries(kit).filter(([name]) => name.endsWith('Icon')) as [string, ComponentType][];

export function IconSamples() {
  return (
    <ul className={styles.icons}>
      {icons.map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
