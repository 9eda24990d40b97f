import { createStore } from '@site/shared';
import { checkedFields, checksOf, setRefusedForm, showMessage } from '@site/shared/early';
import { createMemoryNavigation, SiteHarness } from '@site/shared/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ContactForm } from './ContactForm';

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  setRefusedForm(null);
  sessionStorage.clear();
});

const app = (
  <SiteHarness store={createStore()} navigation={createMemoryNavigation('/contato')}>
    <ContactForm variant="full" origin="Página de Contato" />
  </SiteHarness>
);
const box = (name: string) => screen.getByRole('textbox', { name });
const messages = () => [...document.querySelectorAll('[id$=-error]')].map(({ textContent }) => textContent);
const missing = ['O nome é obrigatório.', 'O e-mail é obrigatório.', '', 'O assunto é obrigatório.'];
const all = [...missing, 'A mensagem é obrigatória.'];

/** Renders the form's HTML as the first responder leaves it after a refusal. */
function refused(): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  document.body.replaceChildren(container);
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  for (const field of checkedFields(form)) {
    const [[, message] = ['', '']] = checksOf(field);
    if (field.required) showMessage(field, message);
  }
  setRefusedForm(form);
  return container;
}

async function hydrate(container: HTMLElement): Promise<unknown[]> {
  const recovered: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, app, { onRecoverableError: (error) => recovered.push(error) });
  });
  return recovered;
}

test('a message whose field has been corrected before hydration is removed', async () => {
  const html = refused();
  Object.assign(box('Nome'), { value: 'Ana' });
  sessionStorage.setItem('contactDraft', JSON.stringify({ subject: 'Recarga' }));
  await hydrate(html);
  expect(messages()).toEqual(['', 'O e-mail é obrigatório.', '', '', 'A mensagem é obrigatória.']);
  for (const name of ['Nome', 'Assunto']) {
    expect(box(name)).not.toHaveAttribute('aria-invalid');
    expect(box(name)).not.toHaveAttribute('aria-describedby');
  }
});

test('a form that React renders anew keeps the messages', async () => {
  const html = refused();
  html.querySelector('textarea')?.before(document.createElement('grammarly-extension'));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await hydrate(html)).not.toEqual([]);
  expect(messages()).toEqual(all);
  expect(box('Nome')).toBeInvalid();
});
