import styles from './ErrorPage.script.module.css';

/**
 * The last resort (spec 8, Unhandled router error; docs/spec-decisions.md, 9): shown when the shell itself fails, so it
 * needs nothing of the page around it.
 */
export function ErrorPage({ error }: { readonly error: unknown }) {
  return (
    <main className={styles.page}>
      <h1>Algo deu errado nesta página</h1>
      <p>Recarregue a página ou volte ao início. Se o problema continuar, fale conosco pelo telefone.</p>
      <a className={styles.home} href="/">
        Voltar para a Página Inicial
      </a>
      <p className={styles.details}>
        <strong>Unexpected Application Error!</strong> <span>{describe(error)}</span>
      </p>
    </main>
  );
}

/** The status of a failed response, or the message of an error. */
function describe(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const { status, statusText } = error as { status: unknown; statusText?: unknown };
    return [status, statusText].filter(Boolean).join(' ');
  }
  return error instanceof Error ? error.message : String(error);
}
