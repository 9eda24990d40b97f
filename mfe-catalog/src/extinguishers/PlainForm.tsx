import { useSiteConfig } from '@site/shared';
import { Button, PrivacyNote, RequiredNote, TextArea, TextField } from '@site/shared/ui';
import { paginaMeusExtintores } from '../../content/pagina-meus-extintores';
import styles from './ExtinguishersPage.module.css';

const { titulo, texto } = paginaMeusExtintores.semScripts;

/** Contact message with the list, for browsers without scripts: the server answers with a page. */
export function PlainForm() {
  const { mailEndpoint } = useSiteConfig();
  return (
    <form
      className={styles.plain}
      method="post"
      action={mailEndpoint}
      encType="multipart/form-data"
      aria-label={titulo}
    >
      <h2>{titulo}</h2>
      <p>{texto}</p>
      <RequiredNote />
      <TextArea
        label="Extintores"
        name="message"
        required
        rows={6}
        maxLength={20_000}
        placeholder="Pó ABC 6 kg; 8; Garagem; 03/2025; 03/2021"
      />
      <TextField label="Nome" name="name" autoComplete="name" required maxLength={200} />
      <TextField label="E-mail" name="email" type="email" autoComplete="email" required maxLength={254} />
      <TextField label="Telefone" name="phone" type="tel" autoComplete="tel" optional maxLength={40} />
      <input type="hidden" name="subject" value="Orçamento: recarga e ensaio de extintores" />
      <input type="hidden" name="preferredContact" value="email" />
      <input type="hidden" name="origem_formulario" value="Meus extintores" />
      <PrivacyNote purpose="Usamos estes dados só para responder a você." />
      <Button type="submit" size="large">
        Pedir orçamento
      </Button>
    </form>
  );
}
