import { prefetchOnIntent } from './prefetchOnIntent';

const prefetch = jest.fn();
prefetchOnIntent(prefetch);

beforeEach(() => {
  prefetch.mockReset();
  document.body.innerHTML = `
    <a id="inside" href="/servicos.html?a=1#brigada"><span>Serviços</span></a>
    <a id="outside" href="https://wa.me/5521999990000">WhatsApp</a>
    <a id="new-tab" href="/empresa" target="_blank">Empresa</a>
    <a id="mail" href="mailto:a@example.com">E-mail</a>
    <a id="no-address">Nada</a>
    <a id="this-page" href="/contato.html?assunto=AVCB">Contato</a>
    <p>Texto</p>`;
  window.history.replaceState(null, '', '/contato');
});

const reachFor = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

test.each(['pointerover', 'focusin', 'touchstart'])('%s on an internal link prefetches its page', (type) => {
  reachFor('#inside span', type);
  expect(prefetch.mock.calls).toEqual([['/servicos']]);
});

test('prefetching works when React stops the event, as it does in parts that wait for their code', () => {
  document.body.addEventListener('touchstart', (event) => event.stopPropagation(), { capture: true, once: true });
  reachFor('#inside', 'touchstart');
  expect(prefetch.mock.calls).toEqual([['/servicos']]);
});

test.each(['#outside', '#new-tab', '#mail', '#no-address', '#this-page', 'p'])('%s prefetches nothing', (selector) => {
  reachFor(selector, 'pointerover');
  expect(prefetch).not.toHaveBeenCalled();
});
