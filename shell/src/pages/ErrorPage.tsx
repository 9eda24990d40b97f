import styles from './ErrorPage.script.module.css';

/** Error page of the shell itself (spec 8, Unhandled router error; docs/spec-decisions.md, 9). Uses no other part of the page. */
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

function describe(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const { status, statusText } = error as { status: unknown; statusText?: unknown };
    return [status, statusText].filter(Boolean).join(' ');
  }
  return error instanceof Error ? error.message : String(error);
}
