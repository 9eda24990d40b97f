import { FormStatus } from '@site/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { paginaMeusExtintores } from '../../content/pagina-meus-extintores';
import { monthAt } from '../dueDates/months';
import { Agenda, agendaId } from './Agenda';
import { ExtinguisherForm } from './ExtinguisherForm';
import { ExtinguisherList } from './ExtinguisherList';
import { countedName, type Extinguisher, type NewExtinguisher } from './extinguisher';
import styles from './MyExtinguishers.script.module.css';
import { PasteForm } from './PasteForm';
import { RequestForm } from './RequestForm';
import { addToList, readList, saveList, useList } from './storedList';

interface Notice {
  readonly text: string;
  /** List before a removal. */
  readonly before?: readonly Extinguisher[];
}

/** List, agenda and request of the visitor's extinguishers, and the forms that add to them. */
export default function MyExtinguishers({ now = () => new Date() }: { readonly now?: () => Date }) {
  const { list, isStored } = useList();
  const [editedId, setEditedId] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [pasted, setPasted] = useState(0);
  const [notice, setNotice] = useState<Notice | null>(null);
  const forms = useRef<HTMLElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const today = monthAt(now());
  const edited = list.find(({ id }) => id === editedId) ?? null;

  // The focused button has disappeared, or the form is another one.
  useEffect(() => {
    if (notice?.before) undo.current?.focus({ preventScroll: true });
  }, [notice]);
  useEffect(() => {
    if (pasted > 0) document.getElementById(agendaId)?.focus();
  }, [pasted]);
  const shownId = useRef(editedId);
  useEffect(() => {
    if (shownId.current !== editedId) forms.current?.querySelector('select')?.focus();
    shownId.current = editedId;
  }, [editedId]);

  function save(extinguisher: NewExtinguisher) {
    if (edited) saveList(readList().list.map((it) => (it.id === edited.id ? { ...extinguisher, id: it.id } : it)));
    else if (addToList([extinguisher]).length > 0) {
      setNotice({ text: 'A lista está cheia: retire uma linha antes de adicionar outra.' });
      return false;
    }
    setEditedId(null);
    setNotice({ text: `${countedName(extinguisher)}: ${edited ? 'gravado' : 'adicionado à lista'}.` });
    return true;
  }

  function remove(extinguisher: Extinguisher) {
    const before = readList().list;
    saveList(before.filter(({ id }) => id !== extinguisher.id));
    setNotice({ text: `${countedName(extinguisher)}: retirado da lista.`, before });
  }

  return (
    <div className={styles.tool}>
      {!isStored && (
        <FormStatus kind="error">
          O navegador não deixa guardar a lista: ela some quando você fechar a página. Imprima-a ou guarde as datas na
          agenda.
        </FormStatus>
      )}
      {list.length > 0 && (
        <>
          <Agenda list={list} today={today} />
          <ExtinguisherList
            list={list}
            today={today}
            leftOut={leftOut}
            onLeaveOut={setLeftOut}
            onRemove={remove}
            onEdit={({ id }) => setEditedId(id)}
          />
          <RequestForm list={list.filter(({ id }) => !leftOut.has(id))} total={list.length} />
        </>
      )}
      <div role="status" className={styles.notice}>
        {notice && (
          <p>
            <span>{notice.text}</span>{' '}
            {notice.before && (
              <button
                ref={undo}
                type="button"
                onClick={() => {
                  saveList(notice.before ?? []);
                  setNotice({ text: 'A lista está como antes.' });
                }}
              >
                Desfazer
              </button>
            )}
          </p>
        )}
      </div>
      <section ref={forms} className={styles.forms} aria-labelledby="catalog-add">
        <h2 id="catalog-add">{list.length > 0 ? 'Adicionar à lista' : 'Comece pela sua lista'}</h2>
        <p className={styles.soft}>{paginaMeusExtintores.navegador}</p>
        <div className={styles.pair}>
          <PasteForm today={today} onRead={() => setPasted(pasted + 1)} />
          <ExtinguisherForm
            key={edited?.id ?? 'new'}
            edited={edited}
            today={today}
            onSave={save}
            onCancel={() => setEditedId(null)}
          />
        </div>
      </section>
    </div>
  );
}
