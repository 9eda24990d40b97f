import { Button, TextArea } from '@site/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import type { Month } from '../dueDates/months';
import { limits } from './extinguisher';
import styles from './MyExtinguishers.script.module.css';
import { type ReadTable, readTable } from './readTable';
import { addToList, readList } from './storedList';

interface Props {
  readonly today: Month;
  /** Called after a table without unread lines. */
  readonly onRead: () => void;
}

/** Reads a pasted table. Lines that cannot be read stay in the field, and are named with the reason. */
export function PasteForm({ today, onRead }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [result, setResult] = useState<ReadTable | null>(null);

  function read(event: FormEvent) {
    event.preventDefault();
    if (!field.current) return;
    const table = readTable(field.current.value, today, limits.lines - readList().length);
    addToList(table.extinguishers);
    field.current.value = table.rest;
    setResult(table);
    if (table.rest !== '' || table.extinguishers.length === 0) field.current.focus();
    else onRead();
  }

  return (
    <form className={styles.form} onSubmit={read} aria-labelledby="catalog-paste">
      <h3 id="catalog-paste">Colar uma tabela</h3>
      <TextArea
        ref={field}
        label="Da planilha ou do laudo, um extintor por linha"
        rows={7}
        // Browsers take half a minute to show 10 MB. One character more than allowed, so that the table is refused.
        maxLength={limits.table + 1}
        spellCheck={false}
        placeholder={'Pó ABC; 6 kg; 8; Garagem; 03/2025; 03/2021\nCO₂; 6 kg; 2; Casa de máquinas; 03/2025; 03/2024'}
        hint="Tipo, carga, quantidade, lugar, última recarga e último ensaio, nesta ordem ou com uma linha de títulos."
      />
      <div role="status">
        {result && (
          <>
            <p>{resultText(result)}</p>
            <ul className={styles.result}>
              {result.unread.map(({ line, text, reason }) => (
                <li key={line}>
                  <strong>{`Linha ${line}: ${reason}.`}</strong> <span>{text}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className={styles.buttons}>
        <Button type="submit">Ler a tabela</Button>
      </div>
    </form>
  );
}

function resultText({ extinguishers, unread }: ReadTable): string {
  if (extinguishers.length + unread.length === 0) return 'Cole a tabela no campo antes.';
  const added = `Linhas adicionadas à lista: ${extinguishers.length}.`;
  return unread.length === 0 ? added : `${added} Ficaram no campo, para corrigir: ${unread.length}.`;
}
