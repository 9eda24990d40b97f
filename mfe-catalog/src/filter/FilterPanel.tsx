import styles from './FilterPanel.module.css';
import { filterGroups } from './filterOptions';

interface Props {
  readonly id: string;
  readonly className?: string | undefined;
  readonly selected: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** The 14 categories as checkboxes. */
export function FilterPanel({ id, className, selected, onToggle }: Props) {
  return (
    <aside id={id} className={`${styles.panel} ${className ?? ''}`} aria-label="Filtrar produtos">
      {filterGroups.map(({ legend, options }) => (
        <fieldset key={legend} className={styles.group}>
          <legend className={styles.legend}>{legend}</legend>
          <div className={styles.options}>
            {options.map(({ value, label }) => (
              <label key={value} className={styles.option}>
                <input
                  type="checkbox"
                  name="filtro"
                  value={value}
                  // Firefox would bring back ticks that the address knows nothing of.
                  autoComplete="off"
                  checked={selected.includes(value)}
                  onChange={() => onToggle(value)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </aside>
  );
}
