import { Button, TextField } from '@site/shared/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { familias } from '../../content/familias';
import { chosenIn, lastMonths, messagesFor } from '../dueDates/dueDates';
import { MonthFields } from '../dueDates/MonthFields';
import fields from '../dueDates/MonthFields.module.css';
import type { Month } from '../dueDates/months';
import {
  countedName,
  type Extinguisher,
  type Family,
  isLoad,
  isQuantity,
  limits,
  type NewExtinguisher,
} from './extinguisher';
import styles from './MyExtinguishers.script.module.css';

interface Props {
  /** Line that the form changes; null adds a new one. */
  readonly edited: Extinguisher | null;
  readonly today: Month;
  readonly onSave: (extinguisher: NewExtinguisher) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

type Messages = Readonly<Partial<Record<'load' | 'quantity' | 'charge' | 'test', string>>>;

const numberIn = (data: FormData, name: string) =>
  Number(String(data.get(name)).trim().replace(',', '.') || Number.NaN);

/** Fields of one line. */
export function ExtinguisherForm({ edited, today, onSave, onRemove, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const typeId = useId();
  const [messages, setMessages] = useState<Messages>({});

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const load = numberIn(data, 'load');
    const quantity = numberIn(data, 'quantity');
    const dates = { charge: chosenIn(data, 'charge'), test: chosenIn(data, 'test') };
    const next: Messages = {
      ...(!isLoad(load) && { load: 'Escreva o número da etiqueta, por exemplo 6.' }),
      ...(!isQuantity(quantity) && { quantity: `Escreva um número de 1 a ${limits.quantity}.` }),
      ...messagesFor(dates, today),
    };
    setMessages(next);
    const [wrong] = Object.keys(next);
    if (wrong !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name=${wrong}], [name=${wrong}-month]`)?.focus();
      return;
    }
    // The select has no other values.
    const family = String(data.get('family')) as Family;
    const place = String(data.get('place')).replace(/\s+/g, ' ').trim();
    onSave({ family, load, quantity, place, ...lastMonths(dates) });
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={save} aria-labelledby="catalog-one">
      <h3 id="catalog-one">{edited ? `Corrigir ${countedName(edited)}` : 'Escrever um por um'}</h3>
      <div className={styles.field}>
        <label htmlFor={typeId} className={fields.legend}>
          Tipo
        </label>
        <select id={typeId} name="family" defaultValue={edited?.family ?? 'pqs-abc'} className={fields.select}>
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
          name="load"
          inputMode="decimal"
          defaultValue={edited?.load.toLocaleString('pt-BR')}
          error={messages.load}
        />
        <TextField
          label="Quantidade"
          name="quantity"
          inputMode="numeric"
          defaultValue={edited?.quantity ?? 1}
          error={messages.quantity}
        />
      </div>
      <TextField
        label="Lugar"
        name="place"
        optional
        maxLength={limits.place}
        placeholder="Garagem, 1º andar…"
        defaultValue={edited?.place}
      />
      <MonthFields
        legend="Última recarga"
        name="charge"
        lastYear={today.year}
        message={messages.charge}
        initial={edited?.charge ?? null}
      />
      <MonthFields
        legend="Último ensaio (ou fabricação, se é novo)"
        name="test"
        lastYear={today.year}
        message={messages.test}
        initial={edited?.test ?? null}
      />
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
