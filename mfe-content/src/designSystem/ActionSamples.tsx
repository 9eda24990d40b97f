import { paths } from '@site/shared';
import { Badge, Button, ButtonLink, Eyebrow, Modal } from '@site/shared/ui';
import { useState } from 'react';
import styles from './samples.module.css';

export function ActionSamples() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Button>Primário</Button>
        <Button variant="secondary">Secundário</Button>
        <Button size="large">Grande</Button>
        <Button disabled>Indisponível</Button>
        <ButtonLink to={paths.products} variant="secondary">
          Link com cara de botão
        </ButtonLink>
      </div>
      <div className={`${styles.row} ${styles.dark}`}>
        <Button variant="inverse">Sobre fundo escuro</Button>
      </div>
      <div className={styles.row}>
        <Badge>Sob consulta</Badge>
        <Eyebrow>Linha de apoio</Eyebrow>
      </div>
      <div className={styles.row}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Abrir diálogo
        </Button>
        <Modal open={open} onClose={() => setOpen(false)} title="Diálogo">
          <p>O foco fica aqui dentro e volta ao botão que abriu. Esc, o fundo e o botão fecham.</p>
        </Modal>
      </div>
    </div>
  );
}
