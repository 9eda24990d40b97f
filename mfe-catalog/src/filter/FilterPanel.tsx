import type { Ref } from 'react';
import './FilterPanel.later.module.css';
import styles from './FilterPanel.module.css';
import { filterGroups } from './filterOptions';

interface Props {
  readonly ref: Ref<HTMLElement>;
  readonly id: string;
  readonly formId: string;
  readonly className?: string | undefined;
  readonly selected: readonly string[];
  readonly onChange: (value: string, isSelected: boolean) => void;
  /** Categories without products, for the style sheet while it filters. */
  readonly empty: readonly string[];
  readonly resultsId: string;
  /** Text of the link to the results below the panel, on small screens. */
  readonly resultsLabel: string;
  readonly onShowResults: () => void;
}

export function FilterPanel(props: Props) {
  const { ref, id, formId, className, selected, onChange, empty, resultsId, resultsLabel, onShowResults } = props;
  return (
    <aside ref={ref} id={id} className={className} aria-label="Filtrar produtos">
      {/* Outside a dialog, this method sends nothing, also where Enter is pressed in a box. Without autocompletion Firefox
          restores no ticks that the address does not name; of checkboxes HTML does not allow the attribute. */}
      <form id={formId} className={styles.panel} method="dialog" autoComplete="off">
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
      <p className={styles.foot}>
        <a
          href={`#${resultsId}`}
          onClick={(event) => {
            event.preventDefault();
            onShowResults();
          }}
        >
          {resultsLabel}
        </a>
      </p>
    </aside>
  );
}
