import type { Ref } from 'react';
import styles from './FilterPanel.module.css';
import { filterGroups } from './filterOptions';

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly id: string;
  /** Of the form that the boxes belong to. */
  readonly formId: string;
  readonly className?: string | undefined;
  readonly selected: readonly string[];
  readonly onChange: (value: string, isSelected: boolean) => void;
  /** Categories that no product has; for the style sheet, while it shows what is found. */
  readonly empty: readonly string[];
}

/** The 14 categories as checkboxes. */
export function FilterPanel({ ref, id, formId, className, selected, onChange, empty }: Props) {
  return (
    <aside ref={ref} id={id} className={className} aria-label="Filtrar produtos">
      {/* Outside a dialog, this method sends nothing, also where Enter is pressed in a box. */}
      <form id={formId} className={styles.panel} method="dialog">
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
                    data-empty={empty.includes(value) ? '' : undefined}
                    checked={selected.includes(value)}
                    onChange={({ currentTarget }) => onChange(value, currentTarget.checked)}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </form>
    </aside>
  );
}
