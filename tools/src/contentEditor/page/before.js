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

function withEtags(options) {
  const { action, params, ...rest } = JSON.parse(options.body);
  if (action !== 'deleteFiles') return { action, options };
  const wanted = params.paths.map((path) => etags.get(path) ?? null);
  return {
    action,
    options: { ...options, body: JSON.stringify({ ...rest, action, params: { ...params, etags: wanted } }) },
  };
}

/** Lists also come while a form shows older values. */
const opening = ['getEntry', 'getMedia', 'getMediaFile', 'persistMedia'];

function rememberEtags(action, answer) {
  if (!opening.includes(action)) return;
  for (const { data, file, path = file.path, etag = data && JSON.parse(data)._etag } of [answer].flat())
    etags.set(path, etag);
}

/** Rejects with the words of the check: Decap CMS would put its own before them. Asks the server's questions. */
window.fetch = async (address, options) => {
  if (address !== '/api/v1') return send(address, options);
  const request = withEtags(options);
  let response = await send(address, request.options);
  if (response.status === 428) {
    const { error: question } = await response.json();
    if (!confirm(question)) throw refusal('Confira o valor e grave de novo.');
    const body = JSON.stringify({ ...JSON.parse(options.body), confirmed: question });
    response = await send(address, { ...options, body });
  }
  countUnsent();
  const answer = await response.clone().json();
  if (!response.ok) throw refusal(answer.error);
  rememberEtags(request.action, answer);
  return response;
};

const refusal = (words) => Object.assign(new Error(words), { name: '' });

countUnsent();

const isEntry = (address) => address.includes('/entries/');
addEventListener('hashchange', ({ oldURL, newURL }) => {
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
