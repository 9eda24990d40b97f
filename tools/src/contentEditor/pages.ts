import path from 'node:path';
import { label } from './labels';

/** Texts of Decap CMS that this editor has otherwise: to save is to commit here, and to publish comes later. */
const phrases = {
  app: { header: { content: 'Conteúdo', media: 'Imagens' } },
  editor: {
    editorToolbar: {
      publish: 'Gravar',
      published: 'Gravado',
      publishing: 'Gravando…',
      publishNow: 'Gravar agora',
      publishAndCreateNew: 'Gravar e criar outro',
      publishAndDuplicate: 'Gravar e duplicar',
      deployButtonLabel: 'Ver no site',
      deployPreviewButtonLabel: 'Ver no site',
      deployPreviewPendingButtonLabel: 'Ver no site',
    },
  },
  ui: { toast: { onFailToPersist: 'Não gravado. %{details}', entrySaved: 'Gravado', entryPublished: 'Gravado' } },
};

export const editorPage = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Conteúdo do site</title>
<style>
  #send {
    position: fixed; inset: auto auto 1rem 1rem; z-index: 10; padding: .7rem 1.4rem; border-radius: .4rem;
    background: #b3261e; color: #fff; font: 1rem/1.3 system-ui, sans-serif; text-decoration: none
  }
  #send:focus-visible { outline: 3px solid #1d2327; outline-offset: 3px }
</style>
<body>
<a id="send" href="/enviar" hidden></a>
<script src="/before.js"></script>
<script src="/decap/decap-cms.js"></script>
<script src="/start.js"></script>
`;

/** Runs before Decap CMS: no sign-in, and errors in the words of the check. */
export const beforeScript = `
window.CMS_MANUAL_INIT = true;
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
const send = window.fetch;
const countUnsent = async () => {
  const count = await (await send('/unsent')).json();
  const link = document.getElementById('send');
  link.hidden = count === 0;
  link.textContent = count === 1 ? 'Enviar 1 mudança' : 'Enviar ' + count + ' mudanças';
};
countUnsent();
// From one entry straight to another, Decap CMS keeps the values of the first.
addEventListener('hashchange', ({ oldURL, newURL }) => {
  if (/\\/entries\\//.test(oldURL) && /\\/entries\\//.test(newURL)) location.reload();
});
window.fetch = async (...request) => {
  const response = await send(...request);
  countUnsent();
  if (response.status !== 422) return response;
  const { error } = await response.json();
  throw Object.assign(new Error(error), { name: '' });
};
`;

export const startScript = (config: unknown) => `
const merge = (all, own) => Object.fromEntries([...new Set([...Object.keys(all), ...Object.keys(own)])].map((key) =>
  [key, typeof own[key] === 'object' ? merge(all[key] ?? {}, own[key]) : own[key] ?? all[key]]));
CMS.registerLocale('pt', merge(CMS.getLocale('pt') ?? {}, ${JSON.stringify(phrases)}));

CMS.init({ config: ${JSON.stringify(config)} });
`;

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
