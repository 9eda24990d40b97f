import type { ContactPress } from '@site/shared/contracts';
import { watchPresses } from './watchPresses';

const presses: ContactPress[] = [];
watchPresses((press) => presses.push(press));
// jsdom can't navigate.
document.addEventListener('click', (event) => event.preventDefault());

beforeEach(() => {
  presses.length = 0;
  window.history.replaceState(null, '', '/produtos/CO2-6KG?x=1#y');
});
afterEach(() => window.history.replaceState(null, '', '/'));

function click(html: string) {
  document.body.innerHTML = html;
  (document.querySelector('b') ?? document.body.firstElementChild)?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true }),
  );
}

test.each([
  ['<a href="https://wa.me/5521999990000?text=Oi">x</a>', 'whatsapp'],
  ['<a href="https://api.whatsapp.com/send?phone=55"><b>x</b></a>', 'whatsapp'],
  ['<a href="tel:+552100000000"><span><b>x</b></span></a>', 'phone'],
])('%s is a press of %s, with the path alone', (html, channel) => {
  click(html);
  expect(presses).toEqual([{ channel, path: '/produtos/CO2-6KG' }]);
});

test.each([
  '<a href="https://evil-wa.me/">x</a>',
  '<a href="https://example.com/?u=wa.me">x</a>',
  '<a>x</a>',
  '<button type="button">x</button>',
])('%s is no press', (html) => {
  click(html);
  expect(presses).toEqual([]);
});

test('presses count although the page stops their propagation, and the window itself is no link', () => {
  document.body.innerHTML = '<a href="tel:1"><b>x</b></a>';
  document.querySelector('b')?.addEventListener('click', (event) => event.stopPropagation());
  document.querySelector('b')?.click();
  window.dispatchEvent(new MouseEvent('click'));
  expect(presses).toHaveLength(1);
});

test('the path of an unusual address is left out', () => {
  window.history.replaceState(null, '', '/jo%C3%A3o@example.com');
  click('<a href="tel:1">x</a>');
  expect(presses).toEqual([{ channel: 'phone', path: '*' }]);
});
