import path from 'node:path';
import { label } from './labels';

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** `mfe-catalog/content/produtos/co2-6kg.json` → 'Produtos: co2-6kg'. */
function nameOf(file: string): string {
  const { dir, name, base } = path.posix.parse(file);
  if (!file.endsWith('.json')) return `Imagem: ${base}`;
  const folder = path.posix.basename(dir);
  return folder === 'content' ? `Textos: ${label(name)}` : `${label(folder)}: ${name}`;
}

/** Page that lists saved changes and sends them. */
export function sendPage(files: readonly string[], notice = ''): string {
  const list = files.map((file) => `<li>${escaped(nameOf(file))}</li>`).join('');
  return `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Enviar para publicação</title>
<style>
  body { max-width: 40rem; margin: 3rem auto; padding: 0 1rem; font: 1.1rem/1.5 system-ui, sans-serif; color: #1d2327 }
  button { padding: .7rem 1.4rem; border: 0; border-radius: .4rem; background: #b3261e; color: #fff; font: inherit }
  :focus-visible { outline: 3px solid #1d2327; outline-offset: 3px }
</style>
<h1>Enviar para publicação</h1>
${notice ? `<p role="status">${notice}</p>` : ''}
${
  files.length === 0
    ? '<p>Não há mudanças gravadas a enviar.</p>'
    : `<p>Mudanças gravadas:</p><ul>${list}</ul><form method="post"><button>Enviar</button></form>`
}
<p><a href="/">Voltar ao editor</a></p>
`;
}

/** @param address of the new pull request; null where the repository is not on GitHub */
export const sentNotice = (address: string | null): string =>
  address
    ? `Enviado. <a href="${escaped(address)}">Abra o pedido de publicação</a>, espere a prévia, confira e toque em Merge.`
    : 'Enviado. Peça a quem cuida do repositório que confira a prévia e publique.';

export const failedNotice = (error: Error): string => `Não enviado: ${escaped(error.message)}`;
