import { quotePath } from '@site/shared/forms';
import { renderInSite } from '@site/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactForm } from './ContactForm';
import { draftStorageKey } from './draftStorage';
import { sendTimeout } from './sendContactMessage';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (text: string, status = 200, type = 'text/plain; charset=utf-8') =>
  Promise.resolve({
    ok: status < 400,
    status,
    headers: new Headers({ 'content-type': type }),
    text: () => Promise.resolve(text),
  } as Response);
const tooMany = 'Muitas mensagens em pouco tempo. Por favor, tente novamente em 42 segundos.';

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(() => answer('Recebemos a sua mensagem.'));
  window.fetch = fetchMock as unknown as typeof fetch;
  sessionStorage.clear();
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const submitButton = () => screen.getByRole('button');

function renderFull() {
  return renderInSite(<ContactForm variant="full" origin="Página de Contato" />);
}

async function enter(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

async function fillIn() {
  await enter('Nome', 'Ana Conceição');
  await enter('E-mail', 'ana@example.com');
  await enter('Telefone', '21987654321');
  await enter('Assunto', 'Recarga');
  await enter('Mensagem', 'São 12 extintores.');
  await userEvent.click(choice('WhatsApp'));
}

function sentFields(call = 0): Record<string, unknown> {
  const [, init] = fetchMock.mock.calls[call] ?? [];
  return Object.fromEntries(init?.body as FormData);
}

describe('the full form', () => {
  test('asks for another quote in place of an earlier one, and never in place of what was typed', async () => {
    const named = (fullName: string) => quotePath({ fullName }).replace(/#.*/, '');
    const { navigation } = renderInSite(<ContactForm variant="full" origin="x" />, { at: named('Extintor A') });
    expect(field('Assunto')).toHaveValue('Orçamento: Extintor A');
    act(() => navigation.navigator.push(named('Extintor B')));
    expect(field('Assunto')).toHaveValue('Orçamento: Extintor B');
    expect(field('Mensagem')).toHaveValue('Olá! Gostaria de receber um orçamento para: Extintor B.');
    await enter('Mensagem', ' Dois.');
    act(() => navigation.navigator.push(named('Extintor C')));
    expect(field('Assunto')).toHaveValue('Orçamento: Extintor B');
    expect(field('Mensagem')).toHaveValue('Olá! Gostaria de receber um orçamento para: Extintor B. Dois.');
  });

  test('is titled, has the fields of spec 3 and prefers e-mail', () => {
    renderFull();
    expect(screen.getByRole('heading', { level: 2, name: 'Entre em contato' })).toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Entre em contato' })).toBeInTheDocument();
    for (const name of ['Nome', 'E-mail', 'Telefone', 'Assunto', 'Mensagem']) expect(field(name)).toHaveValue('');
    expect(field('Telefone')).toHaveAttribute('placeholder', 'Telefone (opcional)');
    expect(field('Mensagem')).toHaveAttribute('rows', '4');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(choice('Email')).toBeChecked();
    expect(choice('Telefone')).not.toBeChecked();
    expect(choice('WhatsApp')).not.toBeChecked();
  });

  test('posts exactly the fields of spec 7, and the empty honeypot, as multipart form data', async () => {
    renderFull();
    await fillIn();
    await userEvent.click(submitButton());
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/send_mail.php');
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: expect.any(FormData) });
    expect(sentFields()).toEqual({
      name: 'Ana Conceição',
      email: 'ana@example.com',
      phone: '(21)98765-4321',
      subject: 'Recarga',
      message: 'São 12 extintores.',
      preferredContact: 'whatsapp',
      origem_formulario: 'Página de Contato',
      website: '',
    });
  });

  test("shows the server's answer as success and resets every field, preferred contact back to e-mail", async () => {
    renderFull();
    await fillIn();
    await userEvent.click(submitButton());
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('Recebemos a sua mensagem.');
    expect(status).toHaveClass('success');
    for (const name of ['Nome', 'E-mail', 'Telefone', 'Assunto', 'Mensagem']) expect(field(name)).toHaveValue('');
    expect(choice('Email')).toBeChecked();
    expect(submitButton()).toBeEnabled();
  });

  test.each([
    ['a refusal', () => answer('O nome é obrigatório.', 400)],
    ['too many messages without a word', () => answer(' ', 429)],
    ["too many messages in a proxy's words", () => answer('<h1>429 Too Many Requests</h1>', 429, 'text/html')],
    ['too many messages in a page of text', () => answer('Too many. '.repeat(100), 429)],
    ['a server error', () => answer('', 500)],
    ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('shows the error of spec 8 and keeps the values after %s', async (_case, reply) => {
    fetchMock.mockImplementation(reply);
    renderFull();
    await fillIn();
    await userEvent.click(submitButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Erro ao enviar a mensagem. Por favor, tente novamente.');
    expect(alert).toHaveClass('error');
    expect(field('Nome')).toHaveValue('Ana Conceição');
    expect(field('E-mail')).toHaveValue('ana@example.com');
    expect(field('Telefone')).toHaveValue('(21)98765-4321');
    expect(field('Assunto')).toHaveValue('Recarga');
    expect(field('Mensagem')).toHaveValue('São 12 extintores.');
    expect(choice('WhatsApp')).toBeChecked();
    expect(submitButton()).toBeEnabled();
  });

  test('shows when to come back after too many messages, and keeps the values', async () => {
    fetchMock.mockImplementation(() => answer(tooMany, 429));
    renderFull();
    await fillIn();
    await userEvent.click(submitButton());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(tooMany);
    expect(alert).toHaveClass('error');
    expect(field('Nome')).toHaveValue('Ana Conceição');
    expect(field('Mensagem')).toHaveValue('São 12 extintores.');
    expect(choice('WhatsApp')).toBeChecked();
    expect(submitButton()).toBeEnabled();
  });

  test('is busy while it sends: the button is disabled and says so', async () => {
    let finish = (_response: Response) => {};
    fetchMock.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    renderFull();
    await fillIn();
    expect(submitButton()).toHaveTextContent('Enviar mensagem');
    await userEvent.click(submitButton());
    expect(submitButton()).toBeDisabled();
    expect(submitButton()).toHaveTextContent('Enviando...');
    await act(async () => finish(await answer('Pronto.')));
    expect(submitButton()).toBeEnabled();
    expect(submitButton()).toHaveTextContent('Enviar mensagem');
  });

  test('sends once on a double click', async () => {
    renderFull();
    await fillIn();
    await act(async () => {
      submitButton().click();
      submitButton().click();
    });
    await screen.findByRole('status');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('gives up after 20 s and says so', async () => {
    fetchMock.mockImplementation(
      (_url, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    );
    renderFull();
    await fillIn();
    jest.useFakeTimers();
    try {
      await act(async () => submitButton().click());
      expect(sendTimeout).toBe(20_000);
      await act(async () => jest.advanceTimersByTime(19_999));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await act(async () => jest.advanceTimersByTime(1));
      expect(screen.getByRole('alert')).toHaveTextContent('Erro ao enviar a mensagem. Por favor, tente novamente.');
    } finally {
      jest.useRealTimers();
    }
  });

  test('takes the earlier outcome away when sent again', async () => {
    fetchMock.mockImplementationOnce(() => answer('', 500));
    renderFull();
    await fillIn();
    await userEvent.click(submitButton());
    await screen.findByRole('alert');
    await userEvent.click(submitButton());
    await screen.findByRole('status');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('moves the focus to the outcome, which the disabled button has lost', async () => {
    renderFull();
    await fillIn();
    await userEvent.click(submitButton());
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status.parentElement).toHaveFocus());
  });

  test('has a honeypot that people and screen readers do not meet', () => {
    const { container } = renderFull();
    const honeypot = container.querySelector('input[name=website]');
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
  });

  test('sends what a robot put into the honeypot', async () => {
    const { container } = renderFull();
    await fillIn();
    container.querySelector<HTMLInputElement>('input[name=website]')?.setAttribute('value', 'http://spam.example');
    await userEvent.click(submitButton());
    expect(sentFields()).toMatchObject({ website: 'http://spam.example' });
  });

  test('is plain HTML that a browser can send by itself', () => {
    const { container } = renderFull();
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/send_mail.php');
    expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    expect(container.querySelector('input[name=origem_formulario]')).toHaveValue('Página de Contato');
    expect([...new FormData(form).keys()].sort()).toEqual(
      ['name', 'email', 'phone', 'subject', 'message', 'preferredContact', 'origem_formulario', 'website'].sort(),
    );
  });
});

describe('validation (spec 5)', () => {
  test('the required fields say so, nothing is sent, and the first of them gets the focus', async () => {
    renderFull();
    await userEvent.click(submitButton());
    expect(field('Nome')).toHaveAccessibleDescription('O nome é obrigatório.');
    expect(field('E-mail')).toHaveAccessibleDescription('O e-mail é obrigatório.');
    expect(field('Assunto')).toHaveAccessibleDescription('O assunto é obrigatório.');
    expect(field('Mensagem')).toHaveAccessibleDescription('A mensagem é obrigatória.');
    expect(field('Telefone')).not.toHaveAttribute('aria-invalid');
    expect(field('Nome')).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('the focus goes to the first wrong field, not the first field', async () => {
    renderFull();
    await fillIn();
    await userEvent.clear(field('Assunto'));
    await userEvent.click(submitButton());
    expect(field('Assunto')).toHaveFocus();
  });

  test.each([
    ['Nome', 'Ana 2', 'O nome deve conter apenas letras.'],
    ['Nome', '   ', 'O nome é obrigatório.'],
    ['E-mail', 'ana@example', 'Formato de e-mail inválido.'],
    ['E-mail', 'ana example.com', 'Formato de e-mail inválido.'],
    ['Telefone', '219876', 'Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.'],
  ])('%s "%s": %s', async (name, text, message) => {
    renderFull();
    await fillIn();
    await userEvent.clear(field(name));
    await userEvent.type(field(name), text);
    await userEvent.click(submitButton());
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test.each(['', '2133334444', '21987654321'])('the phone may be "%s"', async (phone) => {
    renderFull();
    await fillIn();
    await userEvent.clear(field('Telefone'));
    if (phone) await userEvent.type(field('Telefone'), phone);
    await userEvent.click(submitButton());
    await screen.findByRole('status');
  });

  test('a message goes away as soon as the field is right', async () => {
    renderFull();
    await userEvent.click(submitButton());
    await userEvent.type(field('Nome'), 'Zé');
    expect(field('Nome')).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByText('O nome é obrigatório.')).not.toBeInTheDocument();
  });
});

describe('the phone field', () => {
  test('is formatted as it is typed', async () => {
    renderFull();
    await userEvent.type(field('Telefone'), '2133334444');
    expect(field('Telefone')).toHaveValue('(21)3333-4444');
    await userEvent.type(field('Telefone'), '5');
    expect(field('Telefone')).toHaveValue('(21)33334-4445');
  });

  test('leaves deleting and edits in the middle alone, and is formatted when left', async () => {
    renderFull();
    await userEvent.type(field('Telefone'), '21987654321');
    await userEvent.type(field('Telefone'), '{Backspace}{Backspace}');
    expect(field('Telefone')).toHaveValue('(21)98765-43');
    await userEvent.type(field('Telefone'), '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(field('Telefone')).toHaveValue('(21)998765-43');
    await userEvent.tab();
    expect(field('Telefone')).toHaveValue('(21)9987-6543');
  });

  test.each(['+55 21 98765-4321', '5521987654321', '021987654321'])('a pasted %s keeps its area code', async (text) => {
    renderFull();
    await userEvent.click(field('Telefone'));
    await userEvent.paste(text);
    expect(field('Telefone')).toHaveValue('(21)98765-4321');
  });
});

describe('the short form', () => {
  test('asks for name, e-mail and phone and sends only those, with its origin', async () => {
    renderInSite(<ContactForm variant="short" origin="Carrinho" />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.type(field('Nome'), 'Ana');
    await userEvent.type(field('E-mail'), ' ana@example.com ');
    await userEvent.click(submitButton());
    await screen.findByText('Recebemos a sua mensagem.');
    expect(sentFields()).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      phone: '',
      origem_formulario: 'Carrinho',
      website: '',
    });
    expect(field('Nome')).toHaveValue('');
  });

  test('shows the same messages under its fields', async () => {
    renderInSite(<ContactForm variant="short" origin="Carrinho" />);
    await userEvent.click(submitButton());
    expect(field('Nome')).toHaveAccessibleDescription('O nome é obrigatório.');
    expect(field('E-mail')).toHaveAccessibleDescription('O e-mail é obrigatório.');
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('the draft', () => {
  test('survives a reload', async () => {
    const { unmount } = renderFull();
    await fillIn();
    unmount();
    renderFull();
    expect(field('Nome')).toHaveValue('Ana Conceição');
    expect(field('Mensagem')).toHaveValue('São 12 extintores.');
    expect(choice('WhatsApp')).toBeChecked();
    await userEvent.click(submitButton());
    await screen.findByRole('status');
    expect(sentFields()).toMatchObject({ subject: 'Recarga', preferredContact: 'whatsapp' });
  });

  test('is gone once the message is sent', async () => {
    renderFull();
    await fillIn();
    expect(sessionStorage.getItem(draftStorageKey)).not.toBeNull();
    await userEvent.click(submitButton());
    await screen.findByRole('status');
    expect(sessionStorage.getItem(draftStorageKey)).toBeNull();
  });

  test('stays when sending fails', async () => {
    fetchMock.mockImplementation(() => answer('', 500));
    renderFull();
    await fillIn();
    await userEvent.click(submitButton());
    await screen.findByRole('alert');
    expect(sessionStorage.getItem(draftStorageKey)).toContain('Recarga');
  });

  test('is not kept by the short form', async () => {
    renderInSite(<ContactForm variant="short" origin="Carrinho" />);
    await userEvent.type(field('Nome'), 'Ana');
    expect(sessionStorage).toHaveLength(0);
  });
});

test('a paste of 10 MB neither breaks the form nor fills the storage', async () => {
  const { container } = renderFull();
  await fillIn();
  const button = submitButton();
  const message = container.querySelector('textarea');
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(message, 'a'.repeat(10_000_000));
    message?.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  });
  expect(sessionStorage.getItem(draftStorageKey)).toBeNull();
  fetchMock.mockImplementation(() => answer('Mensagem grande demais.', 413));
  await act(async () => button.click());
  // Not by role: to find that out, jsdom would go through all ten million characters.
  await waitFor(() => expect(container.querySelector('[role=alert]')).toHaveTextContent('Erro ao enviar a mensagem.'));
  expect(message?.value).toHaveLength(10_000_000);
}, 20_000);
