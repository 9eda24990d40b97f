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

/** Rejects with the words of the check: Decap CMS would put its own before them. Asks the server's questions. */
window.fetch = async (address, options) => {
  let response = await send(address, options);
  if (response.status === 428) {
    const { error: question } = await response.json();
    if (!confirm(question)) throw refusal('Confira o valor e grave de novo.');
    const body = JSON.stringify({ ...JSON.parse(options.body), confirmed: question });
    response = await send(address, { ...options, body });
  }
  if (response.url.endsWith('/api/v1')) countUnsent();
  if (response.status !== 422) return response;
  const { error } = await response.json();
  throw refusal(error);
};

const refusal = (words) => Object.assign(new Error(words), { name: '' });

countUnsent();

const isEntry = (address) => address.includes('/entries/');
addEventListener('hashchange', ({ oldURL, newURL }) => {
  // From one entry straight to another, Decap CMS keeps the values of the first.
  if (isEntry(oldURL) && isEntry(newURL)) location.reload();
});
