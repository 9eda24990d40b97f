import { SectionHeading } from '@site/shared/ui';
import styles from './TokenSamples.module.css';

/** Class of a token's sample: `red600` for `--red-600`. */
const classOf = (token: string) => styles[token.replace(/^--/, '').replaceAll('-', '')];

const colours = [
  '--ink-950',
  '--ink-900',
  '--ink-800',
  '--ink-700',
  '--ink-600',
  '--ink-500',
  '--ink-300',
  '--ink-200',
  '--ink-100',
  '--paper',
  '--red-700',
  '--red-600',
  '--red-400',
  '--red-100',
  '--green-700',
  '--green-100',
  '--amber-500',
] as const;

const sizes = [
  '--text-4xl',
  '--text-3xl',
  '--text-2xl',
  '--text-xl',
  '--text-lg',
  '--text-md',
  '--text-sm',
  '--text-xs',
] as const;

const surfaces = [
  { token: '--radius-small', name: 'radiussmall' },
  { token: '--radius-medium', name: 'radiusmedium' },
  { token: '--radius-large', name: 'radiuslarge' },
  { token: '--shadow-small', name: 'shadowsmall' },
  { token: '--shadow-medium', name: 'shadowmedium' },
  { token: '--shadow-large', name: 'shadowlarge' },
] as const;

export function TokenSamples() {
  return (
    <div className={styles.groups}>
      <div>
        <SectionHeading eyebrow="Tokens" title="Cores" />
        <ul className={styles.swatches}>
          {colours.map((token) => (
            <li key={token}>
              <div className={`${styles.swatch} ${classOf(token)}`} />
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <SectionHeading eyebrow="Archivo" title="Tipografia" />
        <ul className={styles.sizes}>
          {sizes.map((token) => (
            <li key={token}>
              <code>{token}</code>
              <span className={classOf(token)}>Segurança contra incêndio</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <SectionHeading eyebrow="Superfícies" title="Raios e sombras" />
        <ul className={styles.swatches}>
          {surfaces.map(({ token, name }) => (
            <li key={token}>
              <div className={`${styles.swatch} ${styles.plain} ${styles[name]}`} />
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
