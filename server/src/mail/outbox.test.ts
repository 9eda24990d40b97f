import type { QuoteItem } from '@site/shared/contracts';
import { quoteItemsText } from '@site/shared/forms';
import { fullMessage, readOutbox } from '../testing/mail';
import { namesIn, useTemporaryFolder } from '../testing/temporaryFolder';
import { type Compose, composeStored } from './composeMail';
import type { StoredMessage } from './delivery';
import { createOutbox } from './outbox';
import type { PublishedPrices } from './publishedPrices';

const folder = useTemporaryFolder();
const addresses = {
  from: 'Site <site@example.com.br>',
  to: 'comercial@example.com.br',
  siteUrl: 'https://www.example.com.br',
};

function stored(fields: Partial<StoredMessage['fields']> = {}): StoredMessage {
  const receivedAt = '2026-03-09T14:30:00.000Z';
  return { key: '20260309T143000000Z-1', receivedAt, fields: { ...fullMessage, ...fields } };
}

async function deliver(fields?: Partial<StoredMessage['fields']>, compose?: Compose) {
  await createOutbox(folder(), addresses, compose).deliver(stored(fields));
  const [mail] = await readOutbox(folder());
  if (!mail) throw new Error('No mail arrived');
  return mail;
}

test('the mail has every field, in Portuguese, and replies go to the visitor', async () => {
  const { name, headers, body } = await deliver();
  expect(name).toBe('20260309T143000000Z-1.eml');
  expect(headers).toEqual({
    from: 'Site <site@example.com.br>',
    to: 'comercial@example.com.br',
    'reply-to': 'José da Conceição <jose@example.com.br>',
    subject: 'Contato pelo site: Recarga de extintores (S-260309-32222)',
    'message-id': '<20260309T143000000Z-1@example.com.br>',
    date: 'Mon, 09 Mar 2026 14:30:00 +0000',
    'content-type': expect.stringMatching(/^multipart\/alternative;/),
    'mime-version': '1.0',
  });
  expect(body.trimEnd().split('\n')).toEqual([
    'Número: S-260309-32222',
    'Nome: José da Conceição',
    'E-mail: jose@example.com.br',
    'Telefone: (21)93333-4444',
    'Contato preferido: WhatsApp',
    'Origem: Página de Contato',
    'Recebida em: 09/03/2026, 11:30 (horário de Brasília)',
    'Assunto: Recarga de extintores',
    '',
    'Mensagem:',
    'Bom dia,',
    'precisamos de três recargas até amanhã.',
  ]);
});

describe('a request for a quote', () => {
  const items: readonly QuoteItem[] = [
    { id: 'CO2-6KG', name: 'Extintor CO₂ 6 kg', quantity: 2, price: 1_234.56 },
    { id: 'AP-10L', name: 'Extintor Água 10 L', quantity: 1, price: 0.1 },
  ];
  const quote = (list: readonly QuoteItem[], prices?: PublishedPrices) => {
    const fields = { subject: '', message: '', origem_formulario: 'Carrinho', items: quoteItemsText(list) };
    return deliver(fields, (message, to) => composeStored(message, to, prices));
  };

  test('lists every product with its quantity, price and address, and compares the price with the catalogue', async () => {
    const more = { id: 'K-6L', name: 'Extintor K 6 L', quantity: 1, price: 10 };
    const published = new Map([
      ['CO2-6KG', 1_234.56],
      ['AP-10L', 0.2],
    ]);
    const { body, html } = await quote([...items, more], published);
    const from = body.slice(body.indexOf('Itens do orçamento'), body.indexOf('Mensagem:'));
    expect(from.trimEnd().split('\n')).toEqual([
      'Itens do orçamento:',
      '- 2 × Extintor CO₂ 6 kg (CO2-6KG), R$ 1.234,56 cada: R$ 2.469,12',
      '  preço conferido',
      '  https://www.example.com.br/produtos/CO2-6KG',
      '- 1 × Extintor Água 10 L (AP-10L), R$ 0,10 cada: R$ 0,10',
      '  preço diferente: R$ 0,20 no catálogo publicado',
      '  https://www.example.com.br/produtos/AP-10L',
      '- 1 × Extintor K 6 L (K-6L), R$ 10,00 cada: R$ 10,00',
      '  preço não conferido: o catálogo publicado não mostra este produto com preço',
      '  https://www.example.com.br/produtos/K-6L',
      'Total: R$ 2.479,22',
      'Preços enviados pelo navegador do visitante, comparados com os do catálogo publicado.',
    ]);
    expect(html).toContain('<a href="https://www.example.com.br/produtos/CO2-6KG"');
    for (const text of [
      'R$ 1.234,56',
      'R$ 2.469,12',
      'R$ 2.479,22',
      'preço conferido',
      'preço diferente',
      'preço não conferido',
    ])
      expect(html).toContain(text);
  });

  test('has district and city, on a line of their own', async () => {
    const { body } = await deliver({ items: quoteItemsText(items), location: 'Méier\r\nTelefone: 666' });
    expect(body).toMatch(/^Bairro e cidade: Méier Telefone: 666$/m);
  });

  test('makes neither markup, nor rows, nor foreign links of the texts that a browser sends', async () => {
    const attack = '"><script>\r\nTelefone: 666';
    const { body, html } = await quote([{ id: `//evil.example/${attack}`, name: attack, quantity: 1, price: 1 }]);
    expect(html).not.toMatch(/<script/);
    expect(html).toContain('href="https://www.example.com.br/produtos/%2F%2Fevil.example%2F%22%3E%3Cscript%3E');
    expect(body.split('\n').filter((line) => line.startsWith('Telefone'))).toHaveLength(1);
  });

  test('is delivered with a name that is no text', async () => {
    const { body } = await deliver({ items: String.raw`[{"id":"\ud800","name":"\ud800","quantity":1,"price":1}]` });
    expect(body).toContain('https://www.example.com.br/produtos/%EF%BF%BD');
  });
});

test('a subject keeps accents and symbols, and is cut if it is too long', async () => {
  const subject = 'Orçamento: manutenção & recarga “urgente” 🔥';
  expect((await deliver({ subject })).headers.subject).toBe(`Contato pelo site: ${subject} (S-260309-32222)`);
  const { headers, body } = await deliver({ subject: '🔥é'.repeat(500) });
  expect(headers.subject).toBe(`Contato pelo site: ${'🔥é'.repeat(75)}… (S-260309-32222)`);
  expect(body).toContain(`Assunto: ${'🔥é'.repeat(500)}`);
});

test('no text of the visitor becomes a header or another row', async () => {
  const attack = 'x\r\nBcc: alvo@example.com\r\n\r\nTexto\r\nTelefone: 666\u2028\0';
  const { raw, headers, body } = await deliver({ subject: attack, origem_formulario: attack, phone: attack });
  expect(Object.keys(headers)).not.toContain('bcc');
  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^bcc/im);
  expect(headers.subject).toBe('Contato pelo site: x Bcc: alvo@example.com Texto Telefone: 666 (S-260309-32222)');
  expect(body.split('\n').filter((line) => line.startsWith('Telefone'))).toHaveLength(1);
});

test('the HTML body has the same content for a phone, with links for the e-mail address and the number', async () => {
  const { html } = await deliver();
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('name="viewport"');
  for (const text of ['José da Conceição', 'Recarga de extintores', 'Página de Contato', 'WhatsApp']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('<a href="mailto:jose%40example.com.br"');
  expect(html).toContain('<a href="tel:+5521933334444"');
  expect(html).toMatch(/Bom dia,\r?\nprecisamos/);
  expect(html).not.toMatch(/<(img|script|link)|src=/);
});

test('markup that the visitor writes is text in the HTML body', async () => {
  const attack = `"><script>alert(1)</script><a href='x'>&amp;`;
  const { html } = await deliver({ message: attack, subject: attack, origem_formulario: attack, phone: attack });
  expect(html).not.toMatch(/<script|<a href='x'/);
  expect(html.split('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')).toHaveLength(7);
  expect(html).toContain('&amp;amp;');
});

test('lines end with CRLF and have at most 78 characters, whatever was typed', async () => {
  const { raw } = await deliver({ message: `a\nb\r\nc\rd\n.\nFrom me\n${'á'.repeat(5_000)}` });
  expect(raw).not.toMatch(/[^\r]\n|\r[^\n]/);
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
});

test('the same message delivered again, as after a crash, is the same mail in the same file', async () => {
  const first = await deliver();
  const second = await deliver();
  expect(second.raw).toBe(first.raw);
  expect(await namesIn(folder())).toEqual(['20260309T143000000Z-1.eml']);
});
