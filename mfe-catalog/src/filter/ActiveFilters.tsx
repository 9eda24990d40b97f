import { CloseIcon } from '@site/shared/ui';
import './ActiveFilters.later.module.css';
import styles from './ActiveFilters.module.css';
import marks from './ActiveFilters.script.module.css';
import { filterOptions } from './filterOptions';

interface Props {
  readonly className?: string | undefined;
  readonly selected: readonly string[];
  readonly onRemove: (value: string) => void;
  readonly onClear: () => void;
  /** Id of the form to reset before hydration, when the style sheet shows this row; undefined afterwards. */
  readonly formToReset: string | undefined;
}

/** Selected categories, each with a button that removes it; visible even while the panel is closed. */
export function ActiveFilters({ className, selected, onRemove, onClear, formToReset }: Props) {
  if (selected.length === 0 && formToReset === undefined) return null;
  return (
    <div className={`${styles.row} ${className ?? ''}`}>
      {filterOptions
        .filter(({ value }) => selected.includes(value))
        .map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={marks.chip}
            aria-label={`Remover filtro ${label}`}
            onClick={() => onRemove(value)}
          >
            {label}
            <CloseIcon size={14} />
          </button>
        ))}
      <button
        type={formToReset === undefined ? 'button' : 'reset'}
        form={formToReset}
        className={styles.clear}
        onClick={onClear}
      >
        Limpar filtros
      </button>
    </div>
  );
}
