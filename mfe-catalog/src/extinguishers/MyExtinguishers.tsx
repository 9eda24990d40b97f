import { FormStatus } from '@site/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { paginaMeusExtintores } from '../../content/pagina-meus-extintores';
import { monthAt } from '../dueDates/months';
import { Agenda, agendaId } from './Agenda';
import { ExtinguisherForm } from './ExtinguisherForm';
import { ExtinguisherList } from './ExtinguisherList';
import { countedName, type NewExtinguisher } from './extinguisher';
import styles from './MyExtinguishers.script.module.css';
import { PasteForm } from './PasteForm';
import { RequestForm } from './RequestForm';
import { addToList, readList, saveList, useList } from './storedList';

interface FormState {
  /** Counts the forms, so that each starts with its own values. */
  readonly number: number;
  /** Line that the form changes; null for a new one. */
  readonly editedId: string | null;
}

interface Notice {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** List, agenda and request of the visitor's extinguishers, and the forms that add to them. */
export default function MyExtinguishers({ now = () => new Date() }: { readonly now?: () => Date }) {
  const { list, isStored } = useList();
  const [form, setForm] = useState<FormState>({ number: 0, editedId: null });
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [pasted, setPasted] = useState(0);
  const [notice, setNotice] = useState<Notice>({ kind: 'success', text: '' });
  const forms = useRef<HTMLElement>(null);
  const today = monthAt(now());
  const edited = list.find(({ id }) => id === form.editedId) ?? null;

  useEffect(() => {
    if (pasted > 0) document.getElementById(agendaId)?.focus();
  }, [pasted]);
  useEffect(() => {
    if (form.number > 0) forms.current?.querySelector('select')?.focus();
  }, [form.number]);

  /** Replaces the form by a new one: empty, or with the values of a line. */
  function openForm(text: string, editedId: string | null = null) {
    setNotice({ kind: 'success', text });
    setForm({ number: form.number + 1, editedId });
  }

  function save(extinguisher: NewExtinguisher) {
    if (edited) {
      saveList(readList().map((it) => (it.id === edited.id ? { ...extinguisher, id: it.id } : it)));
      openForm(`${countedName(extinguisher)}: gravado.`);
    } else if (addToList([extinguisher]).length === 0) openForm(`${countedName(extinguisher)}: adicionado à lista.`);
    else setNotice({ kind: 'error', text: 'A lista está cheia: retire uma linha antes de adicionar outra.' });
  }

  function remove() {
    if (!edited) return;
    saveList(readList().filter(({ id }) => id !== edited.id));
    openForm(`${countedName(edited)}: retirado da lista.`);
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
            onEdit={({ id }) => openForm('', id)}
          />
          <RequestForm list={list.filter(({ id }) => !leftOut.has(id))} />
        </>
      )}
      <section ref={forms} className={styles.forms} aria-labelledby="catalog-add">
        <h2 id="catalog-add">{list.length > 0 ? 'Adicionar à lista' : 'Comece pela sua lista'}</h2>
        <p>{paginaMeusExtintores.navegador}</p>
        <div className={styles.pair}>
          <PasteForm today={today} onRead={() => setPasted(pasted + 1)} />
          <ExtinguisherForm
            key={form.number}
            edited={edited}
            today={today}
            onSave={save}
            onRemove={remove}
            onCancel={() => openForm('')}
          />
        </div>
        <div className={styles.notice}>
          <FormStatus kind={notice.kind}>{notice.text}</FormStatus>
        </div>
      </section>
    </div>
  );
}
