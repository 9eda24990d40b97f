import { escapeHtml } from '@site/shared/format';
import { company, companyName } from './company';
import { fileLabel } from './labels';

export const page = (title: string, body: string, [back, address] = ['Voltar ao editor', '/']) => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
  body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif; color: #1d2327 }
  button { padding: .7rem 1.4rem; border: 0; border-radius: .4rem; background: #b3261e; color: #fff; font: inherit }
  form { margin: 1rem 0 2rem }
  :focus-visible { outline: 3px solid #1d2327; outline-offset: 3px }
</style>
<main>
<h1>${title}</h1>
${body}
<p><a href="${address}">${back}</a></p>
</main>
`;

export const refusedPage = (message: string): string => page('Não foi possível', `<p>${escapeHtml(message)}.</p>`);

/** Answer to 'Ver no site' while the site does not run. */
export const missingSitePage = page(
  'O site não está no ar',
  '<p>Em outro terminal, na pasta do projeto, escreva <code>npm run dev</code>, espere <i>Ready</i> e tente de novo.</p>',
);

export const nameOf = (file: string) => (file === company.place ? companyName : fileLabel(file));

export function sendPage(files: readonly string[], notice = ''): string {
  const list = files.map((file) => `<li>${escapeHtml(nameOf(file))}</li>`).join('');
  const changes =
    files.length === 0
      ? '<p>Não há mudanças gravadas a enviar.</p>'
      : `<p>Mudanças gravadas:</p><ul>${list}</ul><form method="post"><button>Enviar</button></form>`;
  return page('Enviar para publicação', `${notice && `<p role="status">${notice}</p>`}${changes}`);
}

/** @param address for opening a pull request; null outside GitHub */
export const sentNotice = (address: string | null): string =>
  address
    ? `Enviado. <a href="${escapeHtml(address)}">Abra o pedido de publicação</a>, toque em <i lang="en">Create pull request</i>, espere a prévia, confira e toque em <i lang="en">Merge pull request</i>. Os passos até todos os visitantes estão em docs/dono.md.`
    : 'Enviado. Peça a quem cuida do repositório que confira a prévia e publique.';

export const failedNotice = (error: Error): string => `Não enviado: ${escapeHtml(error.message)}`;
