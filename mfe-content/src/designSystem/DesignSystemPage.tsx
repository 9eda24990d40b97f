import { PageHead, type PageMetadata, paths } from '@site/shared';
import {
  Badge,
  Button,
  ButtonLink,
  Eyebrow,
  FormStatus,
  Modal,
  PageBanner,
  RadioGroup,
  RequiredNote,
  Section,
  SectionHeading,
  TextArea,
  TextField,
} from '@site/shared/ui';
import { useState } from 'react';
import { preferredContactOptions } from '../contactForm/preferredContactOptions';
import { IconSamples } from './IconSamples';
import styles from './samples.module.css';
import { TokenSamples } from './TokenSamples';

const metadata: PageMetadata = {
  title: 'Sistema visual',
  description: 'As cores, as medidas e os componentes que todas as páginas usam.',
};

/** Samples of the UI kit, on preview builds only. */
export function DesignSystemPage() {
  return (
    <>
      <PageHead metadata={metadata} />
      <PageBanner
        eyebrow="Para as equipes"
        title="Sistema visual"
        text="Os tokens de tokens.css e os componentes de @site/shared/ui, como estão nesta versão."
      />
      <Section>
        <TokenSamples />
      </Section>
      <Section tone="surface">
        <SectionHeading eyebrow="Button, ButtonLink, ExternalButtonLink, Badge, Modal" title="Ações e sinais" />
        <ActionSamples />
      </Section>
      <Section>
        <SectionHeading eyebrow="TextField, TextArea, RadioGroup, FormStatus" title="Formulários" />
        <FormSamples />
      </Section>
      <Section tone="dark">
        <SectionHeading eyebrow="icons.tsx" title="Ícones" text="Uma família: grade de 24 px, traço de 1,75 px." />
        <IconSamples />
      </Section>
    </>
  );
}

function FormSamples() {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <RequiredNote />
        <TextField label="Campo de texto" placeholder="Exemplo" name="sample-text" required />
        <TextField label="Campo com erro" error="O nome é obrigatório." name="sample-error" />
        <TextArea label="Texto de várias linhas" name="sample-area" optional />
      </div>
      <div className={styles.stack}>
        <RadioGroup legend="Escolha" options={preferredContactOptions} name="sample-choice" defaultValue="email" />
        <FormStatus kind="success">Mensagem enviada com sucesso!</FormStatus>
        <FormStatus kind="error">Erro ao enviar a mensagem. Por favor, tente novamente.</FormStatus>
      </div>
    </div>
  );
}

function ActionSamples() {
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
