import { checkForms } from './forms';
import { respond } from './respond';

const checks = (...rules: readonly (readonly [string, string])[]) => `data-checks='${JSON.stringify(rules)}'`;
const field = (id: string, rules: string, more = '') =>
  `<input id="${id}" name="${id}" ${rules} ${more}><p id="${id}-error"></p>`;

const sent = jest.fn((event: Event) => event.preventDefault());

beforeAll(() => {
  checkForms();
  respond();
  document.addEventListener('submit', sent);
});
beforeEach(() => {
  sent.mockClear();
  delete document.documentElement.dataset.live;
  window.earlyForm = null;
  document.body.innerHTML = `<form>
    ${field('name', checks(['.', 'Falta o nome.'], ['^\\p{L}+$', 'Só letras.']), 'required')}
    ${field('email', checks(['.', 'Falta o e-mail.']), 'type="email" required')}
    ${field('other', '')}
    <button>Enviar</button></form>
    <form id="unchecked"><input required><button>Buscar</button></form>`;
});

const element = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const input = (id: string) => element<HTMLInputElement>(`#${id}`);
const messages = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
const send = () => element('button').click();
function type(id: string, value: string) {
  input(id).value = value;
  input(id).dispatchEvent(new Event('input', { bubbles: true }));
}

test.each([
  ['a value of spaces and invisible characters is missing', ' \u00a0\u200b', 'Falta o nome.'],
  ['a malformed value is refused', 'R2', 'Só letras.'],
  ['a correct value with a pasted invisible character is accepted', 'Ana\u200b ', ''],
])('%s: %j', (_what, value, message) => {
  input('name').value = value;
  input('email').value = 'x';
  send();
  expect(messages()[0]).toBe(message);
  expect(sent).toHaveBeenCalledTimes(message ? 0 : 1);
});

test('a field is checked while it is corrected only if its form was refused and the field was reported', () => {
  type('name', '2');
  expect(messages()).toEqual(['', '', '']);
  send();
  type('email', 'a');
  expect(messages()).toEqual(['Só letras.', '', '']);
  expect(input('email')).not.toHaveAttribute('aria-invalid');
  expect(input('email')).not.toHaveAttribute('aria-describedby');
  type('name', 'Ana');
  send();
  expect(messages()).toEqual(['', '', '']);
  expect(sent).toHaveBeenCalledTimes(1);
});

test('full-width digits are digits', () => {
  input('other').dataset.checks = JSON.stringify([['^\\d{2}$', 'Dois dígitos.']]);
  input('other').value = '２１';
  send();
  expect(messages()[2]).toBe('');
  input('other').value = '２１９';
  send();
  expect(messages()[2]).toBe('Dois dígitos.');
});

test('the responder does nothing in a form without checks and after hydration', () => {
  element('#unchecked button').click();
  expect(element<HTMLFormElement>('#unchecked').noValidate).toBe(false);
  document.documentElement.dataset.live = '';
  send();
  expect(element<HTMLFormElement>('form').noValidate).toBe(false);
  expect(messages()).toEqual(['', '', '']);
});
