import { listRequest, quotePath, readQuoteItems, requestNavigation } from '@site/shared/forms';
import { renderInSite } from '@site/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

/** Fills in the full form and sends it. */
async function fillInAndSend() {
  renderFull();
  await fillIn();
  await userEvent.click(submitButton());
}

const sentFields = () => Object.fromEntries(fetchMock.mock.calls[0]?.[1].body as FormData);
const texts = ['Nome', 'E-mail', 'Telefone', 'Assunto', 'Mensagem'];
const typed = ['Ana Conceição', 'ana@example.com', '(21)98765-4321', 'Recarga', 'São 12 extintores.'];
const chatText = async () => {
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /^envie pelo WhatsApp/ });
  return new URL(link.href).searchParams.get('text');
};
const values = () => texts.map((name) => field(name).value);

describe('the full form', () => {
  test('replaces an earlier quote request by another, but never a typed text', async () => {
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

  test('fills in the request of a list once, over an earlier one and below typed text', async () => {
    const line = (text: string) => requestNavigation(listRequest('recarga', '2 extintores', [text]));
    const { navigation } = renderInSite(<ContactForm variant="full" origin="x" />, { at: '/contato' });
    const go = ([to, { state }]: ReturnType<typeof line>) => act(() => navigation.navigator.push(to, state));
    go(line('2 × CO₂ 6 kg'));
    expect(field('Assunto')).toHaveValue('Orçamento: recarga de 2 extintores');
    expect(field('Mensagem')).toHaveValue(
      'Olá! Gostaria de um orçamento de recarga para 2 extintores:\n- 2 × CO₂ 6 kg',
    );
    expect(navigation.getState().location.state).toBeNull();
    go(line('2 × Pó BC 4 kg'));
    expect(field('Mensagem')).toHaveValue(
      'Olá! Gostaria de um orçamento de recarga para 2 extintores:\n- 2 × Pó BC 4 kg',
    );
    await enter('Mensagem', '\nDe manhã.');
    go(line('2 × Pó ABC 4 kg'));
    expect(field('Mensagem').value).toMatch(/De manhã\.\n\nOlá! Gostaria de .*\n- 2 × Pó ABC 4 kg$/);
  });

  test('posts the fields of spec 7, an empty honeypot and a key; then it shows the answer and resets all fields', async () => {
    await fillInAndSend();
    expect(fetchMock.mock.calls).toEqual([
      ['/send_mail.php', expect.objectContaining({ method: 'POST', body: expect.any(FormData) })],
    ]);
    expect(sentFields()).toEqual({
      name: 'Ana Conceição',
      email: 'ana@example.com',
      phone: '(21)98765-4321',
      subject: 'Recarga',
      message: 'São 12 extintores.',
      preferredContact: 'whatsapp',
      origem_formulario: 'Página de Contato',
      controle: '',
      chave: expect.stringMatching(/^[\w-]{16,64}$/),
    });
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('Recebemos a sua mensagem.');
    expect(status).toHaveClass('success');
    expect(values()).toEqual(['', '', '', '', '']);
    expect(await screen.findByText(/Assunto: Recarga Mensagem: São 12 extintores\.$/)).toBeVisible();
    expect(choice('Email')).toBeChecked();
    const steps = within(await screen.findByRole('list', { name: 'O que acontece agora' })).getAllByRole('heading');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Lemos a sua mensagem',
      'Respondemos em até 24 horas',
      'Se for urgente, ligue',
    ]);
    expect(submitButton()).toBeEnabled();
    // The submit button lost the focus when it was disabled.
    await waitFor(() => expect(status.parentElement).toHaveFocus());
  });

  const failed = 'Erro ao enviar a mensagem. Por favor, tente novamente.';
  test.each([
    ['too many messages', () => answer(tooMany, 429), tooMany],
    [
      'too many messages with an HTML page of a proxy',
      () => answer('<h1>429 Too Many Requests</h1>', 429, 'text/html'),
      failed,
    ],
    ['too many messages with a long text', () => answer('Too many. '.repeat(100), 429), failed],
    ['a lost network', () => Promise.reject(new TypeError('Failed to fetch')), failed],
  ])('keeps the values after %s and shows a message until it is sent again (spec 8)', async (_case, reply, message) => {
    fetchMock.mockImplementationOnce(reply);
    await fillInAndSend();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveClass('error');
    expect(values()).toEqual(typed);
    expect(await screen.findByRole('link', { name: '(21) 0000-0000' })).toHaveAttribute('href', 'tel:+552100000000');
    expect(await chatText()).toContain('Mensagem: São 12 extintores.');
    expect(choice('WhatsApp')).toBeChecked();
    expect(sessionStorage.getItem(draftStorageKey)).toContain('Recarga');
    await userEvent.click(submitButton());
    await screen.findByRole('status');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^envie pelo WhatsApp/ })).not.toBeInTheDocument();
    const keys = fetchMock.mock.calls.map(([, { body }]) => (body as FormData).get('chave'));
    expect(new Set(keys).size).toBe(1);
  });

  test('sends a changed message with another key', async () => {
    fetchMock.mockImplementationOnce(() => answer('', 500));
    await fillInAndSend();
    await screen.findByRole('alert');
    await userEvent.type(field('Assunto'), '!');
    await userEvent.click(submitButton());
    await screen.findByRole('status');
    const [first, second] = fetchMock.mock.calls.map(([, { body }]) => (body as FormData).get('chave'));
    expect(first).not.toBe(second);
  });

  test('asks once for confirmation of an address that some mail servers refuse, then sends it', async () => {
    renderFull();
    await fillIn();
    await userEvent.clear(field('E-mail'));
    await userEvent.type(field('E-mail'), 'joão.silva@example.com.br');
    await userEvent.click(submitButton());
    expect(field('E-mail')).toHaveAccessibleDescription(/^Confira o e-mail/);
    expect(field('E-mail')).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
    await userEvent.click(submitButton());
    await screen.findByRole('status');
    expect(sentFields()).toMatchObject({ email: 'joão.silva@example.com.br' });
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

  test('gives up after 20 s and shows an error', async () => {
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

  test('has a honeypot hidden from people and screen readers, and sends a robot’s value in it', async () => {
    const { container } = renderFull();
    await fillIn();
    const honeypot = container.querySelector('input[name=controle]');
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(5);
    honeypot?.setAttribute('value', 'http://spam.example');
    await userEvent.click(submitButton());
    expect(sentFields()).toMatchObject({ controle: 'http://spam.example' });
  });
});

test('a composed phone number is formatted and sent without leaving the field', async () => {
  renderFull();
  await fillIn();
  await userEvent.clear(field('Telefone'));
  fireEvent.input(field('Telefone'), { target: { value: '２１９８７６５４３２１' }, isComposing: true });
  fireEvent.compositionEnd(field('Telefone'));
  expect(field('Telefone')).toHaveValue('(21)98765-4321');
  fireEvent.submit(screen.getByRole('form'));
  await screen.findByRole('status');
  expect(sentFields()).toMatchObject({ phone: '(21)98765-4321' });
});

describe('the short form', () => {
  test('asks for name, e-mail and phone and sends only these with its origin', async () => {
    const onSent = jest.fn();
    renderInSite(<ContactForm variant="short" origin="Carrinho" onSent={onSent} />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await userEvent.click(submitButton());
    expect(field('Nome')).toHaveAccessibleDescription('O nome é obrigatório.');
    expect(field('E-mail')).toHaveAccessibleDescription('O e-mail é obrigatório.');
    expect(fetchMock).not.toHaveBeenCalled();
    await userEvent.type(field('Nome'), 'Ana');
    await userEvent.type(field('E-mail'), ' ana@example.com ');
    await userEvent.click(submitButton());
    await screen.findByText('Recebemos a sua mensagem.');
    expect(onSent).toHaveBeenCalledTimes(1);
    expect(sentFields()).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      phone: '',
      origem_formulario: 'Carrinho',
      controle: '',
      chave: expect.stringMatching(/^[\w-]{16,64}$/),
    });
    expect(field('Nome')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('the short form for a quote', () => {
  const items = [
    { id: 'CO2-6KG', name: 'Extintor CO₂ 6 kg', quantity: 2, price: 579 },
    { id: 'AP-10L', name: 'Extintor Água 10 L', quantity: 1, price: 219.9 },
  ];
  const onSent = jest.fn();

  async function renderQuote() {
    onSent.mockReset();
    renderInSite(<ContactForm variant="short" origin="Carrinho" items={items} onSent={onSent} />);
    await enter('Nome', 'Ana');
    await enter('E-mail', 'ana@example.com');
  }

  test('sends the products with the preferred contact, without a message, and reports it to its caller', async () => {
    await renderQuote();
    await enter('Telefone', '21933334444');
    await enter('Bairro e cidade', ' Méier, Rio');
    expect(field('Mensagem')).toHaveAccessibleDescription(/condomínio.*bairro.*lugares/);
    await userEvent.click(choice('Telefone'));
    await userEvent.click(submitButton());
    await waitFor(() =>
      expect(onSent.mock.calls).toEqual([[{ answer: 'Recebemos a sua mensagem.', preferredContact: 'phone' }]]),
    );
    const { items: sentItems, ...others } = sentFields();
    expect(others).toEqual({
      name: 'Ana',
      email: 'ana@example.com',
      phone: '(21)93333-4444',
      location: 'Méier, Rio',
      message: '',
      preferredContact: 'phone',
      versao: '2',
      origem_formulario: 'Carrinho',
      controle: '',
      chave: expect.stringMatching(/^[\w-]{16,64}$/),
    });
    expect(readQuoteItems(String(sentItems))).toEqual(items);
  });

  test('reports an answer by e-mail where the visitor prefers another contact but gives no number', async () => {
    await renderQuote();
    await userEvent.click(choice('WhatsApp'));
    await userEvent.click(submitButton());
    await waitFor(() => expect(onSent.mock.lastCall).toMatchObject([{ preferredContact: 'email' }]));
    expect(sentFields()).toMatchObject({ preferredContact: 'whatsapp' });
  });
});
