import { CloseIcon } from '@site/shared/ui';
import styles from './ActiveFilters.module.css';
import { filterOptions } from './filterOptions';

interface Props {
  readonly selected: readonly string[];
  readonly onRemove: (value: string) => void;
  readonly onClear: () => void;
}

/** The filter in force, one removable mark per category, in sight even while the panel is closed. */
export function ActiveFilters({ selected, onRemove, onClear }: Props) {
  if (selected.length === 0) return null;
  return (
    <div className={styles.row}>
      {filterOptions
        .filter(({ value }) => selected.includes(value))
        .map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-label={`Remover filtro ${label}`}
            onClick={() => onRemove(value)}
          >
            {label}
            <CloseIcon size={14} />
          </button>
        ))}
      <button type="button" className={styles.clear} onClick={onClear}>
        Limpar filtros
      </button>
    </div>
  );
}
