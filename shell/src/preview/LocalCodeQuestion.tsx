import { folderName } from '@site/shared/contracts';
import { Button, Modal } from '@site/shared/ui';
import { useState } from 'react';
import type { Overrides } from './overrides';
import styles from './RemotesPanel.module.css';

interface Props {
  /** Addresses on this machine, by federation name; without any the dialog stays closed. */
  readonly consent: Overrides;
  readonly onAgree: () => void;
}

/** Asks before the page runs code from the reader's machine that its address names: links may come from anybody. */
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
              <strong>{folderName(name)}</strong> de <code>{new URL(address).origin}</code>
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

/** Sets the attribute by which a dialog focuses a button as it opens. React's `autoFocus` sets none. */
const focusFirst = (button: HTMLElement | null) => button?.setAttribute('autofocus', '');
