import { Button, TextField } from '@site/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { familias } from '../../content/familias';
import fields from '../dueDates/MonthFields.module.css';
import { type Month, shortMonth } from '../dueDates/months';
import { countedName, type Extinguisher, limits, type NewExtinguisher } from './extinguisher';
import styles from './MyExtinguishers.script.module.css';
import { type Problem, readExtinguisher } from './readExtinguisher';

interface Props {
  /** Line that the form changes; null adds a new one. */
  readonly edited: Extinguisher | null;
  readonly today: Month;
  readonly onSave: (extinguisher: NewExtinguisher) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** Fields of one line. */
export function ExtinguisherForm({ edited, today, onSave, onRemove, onCancel }: Props) {
  const typeId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    const read = readExtinguisher(Object.fromEntries(data), today);
    if (!('reason' in read)) return onSave(read);
    setProblem(read);
    form.current?.querySelector<HTMLElement>(`[name=${read.field}]`)?.focus();
  }

  /** Name, initial value and message of a field. */
  const field = (name: Problem['field'], initial: string | undefined) => ({
    name,
    defaultValue: initial,
    error: problem?.field === name ? `${problem.reason.replace(/^./, (letter) => letter.toUpperCase())}.` : undefined,
  });

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={save} aria-labelledby="catalog-one">
      <h3 id="catalog-one">{edited ? `Corrigir ${countedName(edited)}` : 'Escrever um por um'}</h3>
      <div className={styles.field}>
        <label htmlFor={typeId} className={fields.legend}>
          Tipo
        </label>
        <select id={typeId} name="type" defaultValue={edited?.family ?? 'pqs-abc'} className={fields.select}>
          {Object.entries(familias).map(([family, { nome }]) => (
            <option key={family} value={family}>
              {nome}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.numbers}>
        <TextField
          label="Carga (kg ou L)"
          inputMode="decimal"
          {...field('load', edited?.load.toLocaleString('pt-BR'))}
        />
        <TextField label="Quantidade" inputMode="numeric" {...field('quantity', String(edited?.quantity ?? 1))} />
      </div>
      <TextField label="Lugar" optional maxLength={limits.place} {...field('place', edited?.place)} />
      <div className={styles.numbers}>
        <TextField
          label="Última recarga"
          placeholder="03/2025"
          {...field('charge', edited?.charge ? shortMonth(edited.charge) : undefined)}
        />
        <TextField
          label="Último ensaio"
          placeholder="03/2021"
          hint="Ou a fabricação, se é novo."
          {...field('test', edited?.test ? shortMonth(edited.test) : undefined)}
        />
      </div>
      <div className={styles.buttons}>
        <Button type="submit">{edited ? 'Gravar' : 'Adicionar'}</Button>
        {edited && (
          <>
            <Button variant="secondary" onClick={onRemove}>
              Retirar da lista
            </Button>
            <Button variant="secondary" onClick={onCancel}>
              Cancelar
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
