import { Button, Modal } from '@site/shared/ui';
import { useState } from 'react';
import type { Overrides } from './overrides';
import styles from './RemotesPanel.module.css';
import { folderOf } from './text';

interface Props {
  /** Addresses on this machine, by federation name; nothing is asked where there are none. */
  readonly consent: Overrides;
  readonly onAgree: () => void;
}

/** Asks before a page runs what its address, which anybody may have written, wants it to fetch from the reader's machine. */
export function LocalCodeQuestion({ consent, onAgree }: Props) {
  const asked = Object.entries(consent);
  const [open, setOpen] = useState(asked.length > 0);
  const refuse = () => setOpen(false);
  return (
    <Modal open={open} onClose={refuse} title="Usar código deste computador?">
      <div className={styles.panel}>
        <p>O endereço que trouxe você aqui pede que esta página use código que não é do site:</p>
        <ul className={styles.list}>
          {asked.map(([name, address]) => (
            <li key={name}>
              <strong>{folderOf(name)}</strong> de <code>{new URL(address).origin}</code>
            </li>
          ))}
        </ul>
        <p>Ele poderá ler e fazer aqui tudo o que você pode. Aceite só se sabe o que está nesse endereço.</p>
        <div className={styles.actions}>
          <Button ref={focusFirst} onClick={refuse}>
            Não usar
          </Button>
          <Button variant="secondary" onClick={onAgree}>
            Usar até fechar esta aba
          </Button>
        </div>
      </div>
    </Modal>
  );
}

/** Where a dialog puts the focus as it opens: React's own `autoFocus` comes before it does, and sets no attribute. */
const focusFirst = (button: HTMLElement | null) => button?.setAttribute('autofocus', '');
