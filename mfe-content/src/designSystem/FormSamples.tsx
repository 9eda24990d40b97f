import { FormStatus, RadioGroup, RequiredNote, TextArea, TextField } from '@site/shared/ui';
import { preferredContactOptions } from '../contactForm/preferredContactOptions';
import styles from './samples.module.css';

export function FormSamples() {
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
