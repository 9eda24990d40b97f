import { join } from 'node:path';
import { quotePath } from '@site/shared/forms';
import fastify from 'fastify';
import { JSDOM } from 'jsdom';
import type { ServerOptions } from '../../createServer';
import { openSite } from '../../site/publishedSite';
import { createServedPages } from '../../site/servedPages';
import { useSiteHeaders } from '../../site/siteHeaders';
import { listen, visit } from '../../testing/http';
import { formData, fullMessage } from '../../testing/mail';
import { useServers } from '../../testing/servers';
import { publishGeneration } from '../../testing/site';
import { namesIn, until } from '../../testing/temporaryFolder';
import { fillInPages } from './contactPages';

const servers = useServers();
const { folder } = servers;
const start = async (options?: Partial<ServerOptions>) => (await servers.start(options)).origin;
let origin = '';

const field = (control: string, id: string) =>
  `<div data-field=""><label for="${id}">x</label>${control}<p id="${id}-error" aria-live="polite"></p></div>`;
const radio = (value: string, more = '') =>
  `<label><input type="radio" name="preferredContact" value="${value}"${more}/></label>`;
/** The HTML that `FullContactForm` renders. */
const form = `<section id="formulario"><form method="post" action="/send_mail.php" enctype="multipart/form-data">
${field('<input type="text" id="_R_1_" name="name" required="" value=""/>', '_R_1_')}
${field('<input type="email" id="_R_2_" name="email"/>', '_R_2_')}
${field('<input type="tel" id="_R_3_" name="phone"/>', '_R_3_')}
${field('<input type="text" id="_R_4_" name="subject"/>', '_R_4_')}
${field('<textarea id="_R_5_" name="message" rows="4"></textarea>', '_R_5_')}
<fieldset data-field="">${radio('email', ' checked=""')}${radio('phone')}${radio('whatsapp')}</fieldset>
<input type="hidden" name="origem_formulario" value="Página de Contato"/>
<div aria-hidden="true"><label><input type="text" name="website"/></label></div>
<button type="submit">Enviar mensagem</button><p id="formulario-resposta" tabindex="-1"></p></form></section>`;
const page = `<!doctype html><html lang="pt-BR"><head><script src="/firstResponder.js" async></script>
<style data-href="/a.css">.a > .b { color: red }</style></head><body><input name="name" value="de outro">
<div id="root">${form}</div><template id="scripts"><link rel="stylesheet" href="/later.css"><script src="/shell/main.js"></script></template>
<script>start()</script></body></html>`;
const sent =
  '<!doctype html><h1>Mensagem enviada</h1><p id="contact-number"></p><script src="/shell/main.js"></script>';
const files = { 'contato/index.html': page, 'contato/enviada/index.html': sent };

beforeEach(async () => {
  await publishGeneration(join(folder(), 'site'), '1', { files, headers: { 'X-Site': 'yes' } });
  origin = await start();
});

/** Parses HTML as a browser does; jsdom runs no scripts. */
const read = (html: string) => new JSDOM(html).window.document;

const browser = { 'sec-fetch-dest': 'document', accept: 'text/html,application/xhtml+xml' };

/** Submits the form as a browser without scripts does. */
async function submit(
  fields: Readonly<Record<string, string>>,
  at = origin,
  headers: Record<string, string> = browser,
) {
  const body = formData(fields);
  const response = await fetch(`${at}/send_mail.php`, { method: 'POST', body, headers, redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, page: read(html) };
}

const control = (document: Document, name: string) =>
  document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#formulario [name=${name}]:not([type=radio])`);
const valueIn = (document: Document, name: string) => control(document, name)?.value;
const chosen = (document: Document) => document.querySelector<HTMLInputElement>('[type=radio]:checked')?.value;
const answerOf = (document: Document) => document.getElementById('formulario-resposta')?.textContent;

function mistakesIn(document: Document) {
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')];
  return Object.fromEntries(
    wrong.map((element) => {
      const described = document.getElementById(element.getAttribute('aria-describedby') ?? '');
      return [element.getAttribute('name'), described?.textContent];
    }),
  );
}

describe('after an accepted message', () => {
  test('a browser is redirected to the confirmation page, and the message is delivered', async () => {
    const { status, headers, html } = await submit(fullMessage);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      303,
      expect.stringMatching(/^\/contato\/enviada\?numero=S-\d{6}-\w{5}$/),
      'no-store',
    ]);
    expect(html).toBe('');
    const number = headers.get('location')?.replace(/.*=/, '') ?? '';
    expect(
      read((await visit(origin, headers.get('location') ?? '')).body).getElementById('contact-number'),
    ).toHaveProperty('textContent', expect.stringMatching(`^Número: ${number}, de `));
    await until(async () => (await namesIn(join(folder(), 'var/outbox'))).length === 1);
  });

  test('a script gets the plain text, and so does a client that does not describe itself', async () => {
    for (const headers of [{ 'sec-fetch-dest': 'empty', accept: 'text/html' }, { accept: '*/*' }]) {
      const { status, html } = await submit(fullMessage, origin, headers);
      expect([status, html]).toEqual([
        200,
        expect.stringMatching(
          /^Mensagem enviada com sucesso! Responderemos em até 24 horas\. Número: S-\d{6}-\w{5}, de /,
        ),
      ]);
    }
  });

  test('the answer is plain text where the site has no contact pages', async () => {
    for (const siteDir of ['other', 'nothing']) {
      if (siteDir === 'other') await publishGeneration(join(folder(), siteDir), '1', { files: { '404.html': 'Nada' } });
      const at = await start({ siteDir: join(folder(), siteDir), spoolDir: join(folder(), siteDir, 'spool') });
      expect(await submit(fullMessage, at)).toMatchObject({ status: 200 });
      expect(await submit({ ...fullMessage, name: '' }, at)).toMatchObject({
        status: 400,
        html: 'O nome é obrigatório.',
      });
    }
  });
});

test.each(['', '?numero=', '?numero=%3Cb%3Eligue+666'])(
  '/contato/enviada%s shows the page as published',
  async (query) => {
    expect((await visit(origin, `/contato/enviada${query}`)).body).toBe(sent);
  },
);

describe('wrong fields (422)', () => {
  test('have their messages below them, and keep the typed values', async () => {
    const typed = { ...fullMessage, name: 'R2-D2', email: 'jose@', phone: '1', subject: ' ', message: '\nBom dia\n' };
    const { status, headers, page: document } = await submit(typed);
    expect([status, headers.get('content-type'), headers.get('x-site')]).toEqual([
      422,
      'text/html; charset=utf-8',
      'yes',
    ]);
    expect(mistakesIn(document)).toEqual({
      name: 'O nome deve conter apenas letras.',
      email: 'Formato de e-mail inválido.',
      phone: 'Formato de telefone inválido. Use (99)99999-9999 ou (99)9999-9999.',
      subject: 'O assunto é obrigatório.',
    });
    expect(valueIn(document, 'name')).toBe('R2-D2');
    expect(valueIn(document, 'email')).toBe('jose@');
    expect(valueIn(document, 'message')).toBe('\nBom dia\n');
    expect(valueIn(document, 'origem_formulario')).toBe('Página de Contato');
    expect(chosen(document)).toBe('whatsapp');
    expect(answerOf(document)).toBe('');
    expect(document.querySelectorAll('[autofocus]')).toHaveLength(1);
    expect(control(document, 'name')?.autofocus).toBe(true);
  });

  test('are reported on a page that loads no shell and is otherwise unchanged', async () => {
    const { html } = await submit({ ...fullMessage, name: '' });
    expect(html).toContain('<template id="scripts"><link rel="stylesheet" href="/later.css"></template>');
    expect(html).toContain('<style data-href="/a.css">.a > .b { color: red }</style>');
    expect(html).toContain('<script src="/firstResponder.js" async="">');
    expect(html).toContain('<input name="name" value="de outro">');
  });

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</textarea></form><h1>Oi</h1>',
    '\n\n\u2028\u0007 fim',
    '$& $1 $$ $`',
  ])('with the text %j keep it as text', async (text) => {
    const { page: document } = await submit({ ...fullMessage, name: '1', subject: text, message: text });
    expect(valueIn(document, 'message')).toBe(text);
    expect(valueIn(document, 'subject')).toBe(text.replaceAll('\n', ''));
    expect(document.querySelectorAll('#formulario :is(script, img, h1), #root > :not(section)')).toHaveLength(0);
    expect(document.querySelectorAll('[onfocus], [onerror]')).toHaveLength(0);
  });

  test('of the short form are reported on a page with its fields and its origin only', async () => {
    const { page: document } = await submit({ name: '', email: 'ana@x', phone: '', origem_formulario: 'Carrinho' });
    expect(Object.keys(mistakesIn(document))).toEqual(['name', 'email']);
    expect(valueIn(document, 'origem_formulario')).toBe('Carrinho');
    for (const name of ['subject', 'message', 'preferredContact']) {
      expect(document.querySelector(`#formulario [name=${name}]`)).toBeNull();
    }
  });

  test('that the page does not show are reported below the button', async () => {
    const { status, page: document } = await submit({ ...fullMessage, origem_formulario: '' });
    expect([status, answerOf(document)]).toEqual([422, 'A origem é obrigatória.']);
  });
});

describe('refusals:', () => {
  function expectRefused(document: Document, text: string) {
    const answer = document.querySelector('#formulario-resposta[role=alert][autofocus]');
    expect(answer?.textContent).toContain(text);
  }

  test.each<[number, string, Partial<ServerOptions>]>([
    [429, 'Muitas mensagens em pouco tempo. Por favor, tente novamente em ', { limits: { perMinute: 1 } }],
    [503, 'Há muitas mensagens chegando neste momento.', { limits: { atOnce: 0 } }],
    [503, 'Não foi possível registrar a mensagem agora.', { limits: { storedBytes: 0 } }],
  ])('%i shows the typed values again, with the text: %s', async (expected, text, options) => {
    const at = await start(options);
    let answer = await submit(fullMessage, at);
    if (expected === 429) answer = await submit(fullMessage, at);
    const { status, headers, page: document } = answer;
    expect([status, headers.has('retry-after')]).toEqual([expected, !text.startsWith('Não')]);
    expectRefused(document, text);
    for (const name of ['name', 'email', 'subject', 'message'] as const) {
      expect(valueIn(document, name)).toBe(fullMessage[name]);
    }
    expect(chosen(document)).toBe('whatsapp');
  });

  test('413 for a message of 1 MB', async () => {
    const { status, page: document } = await submit({ ...fullMessage, message: 'a'.repeat(1_000_000) });
    expect(status).toBe(413);
    expectRefused(document, 'A mensagem é grande demais. Por favor, envie um texto menor.');
  });

  test('405 for a GET request, as of a visitor who opens the address of the answer again', async () => {
    const { statusCode, headers, body } = await visit(origin, '/send_mail.php', { headers: browser });
    expect([statusCode, headers.allow, headers['content-type']]).toEqual([
      405,
      'POST',
      expect.stringContaining('html'),
    ]);
    expect(body).toContain('Este endereço só recebe mensagens do formulário de contato.');
  });
});

describe('a link that asks for a quote', () => {
  const fullName = 'Extintor de Incêndio Gás Carbônico (CO₂) 4 kg Portátil';
  const address = quotePath({ fullName }).replace(/#.*/, '');

  async function open(path: string, headers: Record<string, string> = {}) {
    const answer = await visit(origin, path, { headers });
    return { ...answer, page: read(answer.body) };
  }

  test('shows its product in subject and message, on a page that loads the shell', async () => {
    const { statusCode, headers, body, page: document } = await open(address);
    expect([statusCode, headers['cache-control'], headers['x-site']]).toEqual([
      200,
      'private, max-age=0, must-revalidate',
      'yes',
    ]);
    expect(valueIn(document, 'subject')).toBe(`Orçamento: ${fullName}`);
    expect(valueIn(document, 'message')).toContain(fullName);
    expect(valueIn(document, 'name')).toBe('');
    expect(chosen(document)).toBe('email');
    expect(body).toContain('/shell/main.js');
    expect(document.querySelector('[autofocus]')).toBeNull();
  });

  test('is filled in for each product and publication, also ten times at once', async () => {
    const names = Array.from({ length: 10 }, (_, number) => `Extintor ${number}`);
    const ask = async (name: string) => {
      const headers = { 'accept-encoding': 'br' };
      const response = await fetch(`${origin}${quotePath({ fullName: name })}`, { headers });
      return valueIn(read(await response.text()), 'subject');
    };
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await Promise.all(names.map(ask))).toEqual(names.map((name) => `Orçamento: ${name}`));
    }
    const next = { 'contato/index.html': page.replace('de outro', 'depois') };
    await publishGeneration(join(folder(), 'site'), '2', { files: next });
    expect((await open(address)).body).toContain('depois');
  });

  test.each(['/contato', '/contato?produto=%3Cb%3E'])(
    'without a valid product, %s, shows the page as it was published',
    async (path) => {
      const { statusCode, body } = await open(path);
      expect([statusCode, body]).toEqual([200, page]);
    },
  );

  test('counts as a page that the visitor’s network was sent', async () => {
    const app = servers.closeLater(fastify());
    const site = openSite(join(folder(), 'site'));
    const served = createServedPages();
    useSiteHeaders(app, site);
    fillInPages(app, site, served);
    expect((await visit(await listen(app), address)).body).toContain('Orçamento: ');
    expect(served.hasSentTo('127.0.0.1')).toBe(true);
  });
});
