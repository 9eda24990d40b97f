// Pictures by drag and drop, which Decap CMS has not: a drop on a field chooses the file as its dialog does.

const buttonIn = (element, text) =>
  [...element.querySelectorAll('button')].find((button) => button.textContent.includes(text));

const choose = 'Escolha uma imagem';
const add = 'Adicionar foto';

/** The smallest element around a place that has a button for pictures, up to the form's field. */
function fieldAt(place) {
  for (let element = place; element && element !== document.body; element = element.parentElement)
    if (buttonIn(element, choose) || buttonIn(element, add)) return isField(element) ? element : null;
  return null;
}

/** Larger elements contain several fields, so that the drop was beside a picture's field. */
const isField = (element) =>
  [...element.querySelectorAll('button')].filter((button) => button.textContent.includes('Adicionar')).length <= 1;

const chooseButtons = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === choose);

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits (5 s at most) until a function returns something. */
async function eventually(find) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = find();
    if (found) return found;
    await pause(50);
  }
  throw new Error('O editor não respondeu à foto; escolha-a pelo botão.');
}

const carriesFiles = ({ dataTransfer }) => dataTransfer?.types.includes('Files');

function mark(field) {
  for (const marked of document.querySelectorAll('.drop-here'))
    if (marked !== field) marked.classList.remove('drop-here');
  field?.classList.add('drop-here');
}

addEventListener('dragover', (event) => {
  if (!carriesFiles(event)) return;
  // Without this, the browser would open the file in place of the editor.
  event.preventDefault();
  mark(fieldAt(event.target));
});

addEventListener('drop', (event) => {
  if (!carriesFiles(event)) return;
  event.preventDefault();
  mark(null);
  // A picture that was refused has its notice.
  dropped(event).catch(({ message }) => notice.textContent || notify(message));
});

async function dropped(event) {
  const { files } = event.dataTransfer;
  if (await isRefused(files)) return;
  const input = () => document.querySelector('input[type="file"]');
  if (!input()) {
    const field = fieldAt(event.target);
    if (!field) return;
    if (buttonIn(field, add)) {
      const before = chooseButtons();
      const added = () => chooseButtons().find((button) => !before.includes(button));
      buttonIn(field, add).click();
      await eventually(added);
      // The list renders a new item twice; the first one's picture would get lost.
      await pause(300);
      added().click();
    } else buttonIn(field, choose).click();
  }
  // A file that comes before the list of pictures gets lost.
  const library = await eventually(() => input()?.closest('.ReactModalPortal'));
  await eventually(() => input() && !library.textContent.includes('Carregando'));
  const drafts = () => library.textContent.split('Rascunho').length;
  const before = drafts();
  input().files = files;
  input().dispatchEvent(checkedChange());
  await eventually(() => drafts() > before);
  (await eventually(() => [...library.querySelectorAll('button:enabled')].find(isInsert))).click();
}

const isInsert = (button) => button.textContent === 'Escolher selecionado';

const checkedChange = () => new CustomEvent('change', { bubbles: true, detail: 'checked' });

// A form would keep a refused upload, and fail to save with it.
addEventListener(
  'change',
  async (event) => {
    const { target } = event;
    if (target.type !== 'file' || event.detail === 'checked') return;
    event.stopPropagation();
    if (!(await isRefused(target.files))) target.dispatchEvent(checkedChange());
    else target.value = '';
  },
  true,
);

/** Bytes of a file to check: the server refuses pictures over 10 MB. */
const sentBytes = 10 * 2 ** 20 + 1;

/** Shows why a file can't be used. */
async function isRefused([file]) {
  const params = { asset: { path: file.name, content: await base64(file.slice(0, sentBytes)), encoding: 'base64' } };
  const response = await fetch('/api/v1', { method: 'POST', body: JSON.stringify({ action: 'checkPicture', params }) });
  const { error } = await response.json();
  notify(error);
  return error !== null;
}

const base64 = (blob) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.replace(/^.*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

const notice = document.getElementById('notice');

function notify(text) {
  notice.textContent = text;
}

addEventListener('pointerdown', () => notify(''));
addEventListener('keydown', () => notify(''));
