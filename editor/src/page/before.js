// Runs before Decap CMS.
window.CMS_MANUAL_INIT = true;
// Decap CMS takes this for a person who is signed in.
localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));

const send = window.fetch;

async function countUnsent() {
  const response = await send('/unsent');
  if (!response.ok) return;
  const count = await response.json();
  const link = document.getElementById('send');
  link.hidden = count === 0;
  link.textContent = count === 1 ? 'Enviar 1 mudança' : `Enviar ${count} mudanças`;
}

/** Etags of files as this page opened them, by path: Decap CMS sends none to delete a file. */
const etags = new Map();

/** Adds what the server asks for and Decap CMS does not send. */
function prepared(options) {
  const request = JSON.parse(options.body);
  const { action, params } = request;
  if (action === 'persistEntry') request.confirmed = confirmed;
  if (action === 'deleteFiles') params.etags = params.paths.map((path) => etags.get(path) ?? null);
  return { action, options: { ...options, body: JSON.stringify(request) } };
}

/** Lists also come while a form shows older values. */
const opening = ['getEntry', 'getMedia', 'getMediaFile', 'persistMedia'];

function rememberEtags(action, answer) {
  if (!opening.includes(action)) return;
  for (const { data, file, path = file.path, etag = data && JSON.parse(data)._etag } of [answer].flat())
    etags.set(path, etag);
}

/** Question to which the person said yes, so that a form refused for a mistake does not ask again. */
let confirmed;

/** Rejects with the words of the check: Decap CMS would put its own before them. Asks the server's questions. */
window.fetch = async (address, options) => {
  if (address !== '/api/v1') return send(address, options);
  const request = prepared(options);
  let response = await send(address, request.options);
  if (response.status === 428) {
    const { error: question } = await response.json();
    if (!confirm(question)) throw refusal('confira o valor e grave de novo');
    confirmed = question;
    response = await send(address, prepared(options).options);
  }
  countUnsent();
  const answer = await response.clone().json();
  if (!response.ok) throw refusal(answer.error);
  if (request.action === 'persistEntry') confirmed = undefined;
  rememberEtags(request.action, answer);
  return response;
};

const ask = window.confirm;

/** Decap CMS asks, in English, to replace a picture. The server never replaces one, since other items may show it. */
window.confirm = (question) => {
  const [, name] = /^(.+) already exists\. Do you want to replace it\?$/.exec(question) ?? [];
  if (!name) return ask(question);
  document.getElementById('notice').textContent =
    `${name}: já há uma imagem com este nome; escolha-a na lista, ou dê outro nome à foto`;
  return false;
};

const refusal = (words) => Object.assign(new Error(words), { name: '' });

countUnsent();

const isEntry = (address) => address.includes('/entries/');
addEventListener('hashchange', ({ oldURL, newURL }) => {
  confirmed = undefined;
  // From one entry straight to another, Decap CMS keeps the values of the first.
  if (isEntry(oldURL) && isEntry(newURL)) location.reload();
});

function showVersions() {
  const [, collection, slug] = /^#\/collections\/([^/]+)\/entries\/(.+)$/.exec(location.hash) ?? [];
  const link = document.getElementById('versions');
  link.hidden = !slug;
  link.href = `/versoes/${collection}/${slug}`;
}
addEventListener('hashchange', showVersions);
showVersions();
