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
  /** Id of the heading of the results. */
  readonly resultsId: string;
  /** Text of the link to the results, which small screens have below the panel. */
  readonly resultsLabel: string;
  /** Called to close the panel and go to the results. */
  readonly onShowResults: () => void;
}

/** The filter's categories as checkboxes. */
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
          className={styles.show}
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
