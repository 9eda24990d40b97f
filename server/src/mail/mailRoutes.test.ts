import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import timers from 'node:timers/promises';
import { formVersion, versionField } from '@site/shared/forms';
import { visit } from '../testing/http';
import { formData, formPart, fullMessage, multipartType, readOutbox } from '../testing/mail';
import { useServers } from '../testing/servers';
import { publishGeneration } from '../testing/site';
import { namesIn, until, writeFiles } from '../testing/temporaryFolder';
import { createDiskQueue } from './diskQueue';

const accepted = expect.stringMatching(
  /^Mensagem enviada com sucesso! Responderemos em até 24 horas\. Número: S-\d{6}-\w{5}, de \d\d\/\d\d\/20\d\d\.$/,
);
const plainText = 'text/plain; charset=utf-8';

const { folder, start } = useServers();
let origin = '';

beforeEach(async () => {
  ({ origin } = await start());
});

async function post(body: FormData, at = origin) {
  const response = await fetch(`${at}/send_mail.php`, { method: 'POST', body });
  expect(response.headers.get('content-type')).toBe(plainText);
  return { status: response.status, text: await response.text() };
}

function send(fields: Readonly<Record<string, string>>) {
  return post(formData(fields));
}

/** Sends a body that `FormData` would not produce. */
function sendRaw(payload: string, contentType = multipartType) {
  return visit(origin, '/send_mail.php', { method: 'POST', headers: { 'content-type': contentType }, payload });
}

const outboxDir = () => join(folder(), 'var/outbox');
const spoolDir = () => join(folder(), 'var/spool');

/** Waits until the spool is empty. @returns the delivered mails */
async function delivered(count: number) {
  await until(async () => (await readOutbox(outboxDir())).length >= count && (await namesIn(spoolDir())).length === 0);
  return readOutbox(outboxDir());
}

async function expectNothingStored() {
  expect([await namesIn(spoolDir()), await namesIn(outboxDir())]).toEqual([[], []]);
}

describe('an accepted message', () => {
  test('is on the disk with its time of arrival, and the next server delivers it', async () => {
    const spool = { spoolDir: join(folder(), 'later'), retryPauseMs: () => 1 };
    const now = () => new Date('2026-03-09T14:30:00.123Z');
    const down = { deliver: () => Promise.reject(new Error('no mail server')) };
    const { app, origin: first } = await start({ ...spool, now, delivery: down });
    expect(await post(formData({ ...fullMessage, message: 'Bom dia' }), first)).toMatchObject({ status: 200 });
    const [stored] = await createDiskQueue(spool.spoolDir).list();
    expect(stored).toMatchObject({
      key: expect.stringMatching(/^20260309T143000123Z-[\da-f-]{36}$/),
      receivedAt: '2026-03-09T14:30:00.123Z',
      fields: { ...fullMessage, message: 'Bom dia' },
    });
    await app.close();
    await start(spool);
    expect(await delivered(1)).toHaveLength(1);
  });

  test('of a newer form needs only an address, and keeps fields that this server does not know', async () => {
    const newer = {
      [versionField]: String(formVersion + 1),
      'e-mail': 'outro campo',
      email: 'ana@example.com',
      validade: '2027-03',
      location: 'Méier, Rio',
      message: 'Recarga de todos',
      preferredContact: 'signal',
      items: 'outra lista',
    };
    expect(await send({ ...newer, email: 'ana@' })).toEqual({
      status: 400,
      text: expect.stringContaining('Formato de e-mail inválido.'),
    });
    expect(await send(newer)).toEqual({ status: 200, text: accepted });
    const [mail] = await delivered(1);
    expect(mail?.headers).toMatchObject({ subject: expect.stringMatching(/^Contato pelo site: Formulário \(S-/) });
    expect(mail?.body).toMatch(/^Bairro e cidade: Méier, Rio$/m);
    expect(mail?.body).toMatch(
      /Recarga de todos\r?\ne-mail: outro campo\r?\nvalidade: 2027-03\r?\npreferredContact: signal\r?\nitems: outra lista/,
    );
  });

  test('may be just below the limit of size', async () => {
    const message = 'ã'.repeat(130_000);
    expect(await send({ ...fullMessage, message })).toMatchObject({ status: 200 });
    expect((await delivered(1))[0]?.body).toContain(message);
  });

  test.each(['controle', 'website'])(
    'with the hidden field %s filled in gets the same answer, and is held',
    async (trap) => {
      expect(await send({ ...fullMessage, [trap]: 'https://spam.example' })).toEqual({ status: 200, text: accepted });
      expect(await send({ [trap]: 'x' })).toEqual({ status: 200, text: accepted });
      expect(await send({ ...fullMessage, [trap]: '' })).toMatchObject({ status: 200 });
      await until(async () => (await namesIn(outboxDir())).length === 1 && (await namesIn(spoolDir())).length === 1);
      const kept = await createDiskQueue(spoolDir()).list();
      expect(kept.map(({ fields, attempts }) => [fields.email, attempts?.nextAt])).toEqual([[fullMessage.email, null]]);
    },
  );

  test('that repeats another within ten minutes gets the same answer, and is not delivered', async () => {
    const answers = await Promise.all([send(fullMessage), send(fullMessage), send(fullMessage)]);
    expect(answers).toEqual(Array(3).fill({ status: 200, text: accepted }));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await send({ ...fullMessage, message: 'Outra.' })).toMatchObject({ status: 200 });
    const chave = 'e5f1b9a0-0000-4000-8000-000000000001';
    const keyed = [];
    for (const subject of ['Com chave', 'Com chave', 'Com a mesma chave'])
      keyed.push((await send({ ...fullMessage, chave, subject })).text);
    expect(keyed).toEqual([accepted, keyed[0], accepted]);
    expect(keyed[2]).not.toBe(keyed[0]);
    const mails = await delivered(4);
    expect(mails).toHaveLength(4);
    for (const text of keyed) {
      const number = /S-\d{6}-\w{5}/.exec(text)?.[0] ?? 'none';
      expect(mails.filter(({ headers }) => headers.subject?.endsWith(`(${number})`))).toHaveLength(1);
    }
  });
});

describe('400 for wrong fields:', () => {
  afterEach(expectNothingStored);

  test.each([
    [{ email: 'jose@example.com\r\nBcc: alvo@example.com' }, 'Formato de e-mail inválido.'],
    [{ preferredContact: 'fax' }, 'Escolha uma forma de contato.'],
  ])('%j gets the text: %s', async (wrong, text) => {
    expect(await send({ ...fullMessage, ...wrong })).toEqual({ status: 400, text });
  });

  test('several wrong fields get a line each', async () => {
    const text = 'O nome é obrigatório.\nO e-mail é obrigatório.\nA origem é obrigatória.';
    expect(await sendRaw('--limit--\r\n')).toMatchObject({ statusCode: 400, body: text });
  });
});

describe('400 for an unreadable form:', () => {
  const unreadable = 'Não foi possível ler o formulário. Por favor, tente novamente.';
  afterEach(expectNothingStored);

  test('a field that is sent twice', async () => {
    const form = formData(fullMessage);
    form.append('email', 'other@example.com');
    expect(await post(form)).toEqual({
      status: 400,
      text: 'O formulário veio com um campo repetido. Por favor, tente novamente.',
    });
  });

  test('a file', async () => {
    const form = formData(fullMessage);
    form.append('attachment', new Blob(['x'.repeat(200_000)]), 'virus.exe');
    expect(await post(form)).toEqual({ status: 400, text: 'Este formulário não aceita arquivos.' });
  });

  test.each([
    ['without its end', `${formPart('name', 'Ana')}--limit\r\nContent-Disposition: form-data; name="email"\r\n\r\nana`],
    ['that is not multipart', 'name=Ana&email=ana@example.com'],
    ['with a field named __proto__', `${formPart('__proto__', 'x')}--limit--\r\n`],
    [
      'with a thousand fields',
      `${Array.from({ length: 1_000 }, (_, i) => formPart(`f${i}`, 'x')).join('')}--limit--\r\n`,
    ],
    ['with a field of type JSON', `${formPart('name', '{}', '\r\nContent-Type: application/json')}--limit--\r\n`],
  ])('a body %s', async (_what, payload) => {
    const { statusCode, headers, body } = await sendRaw(payload);
    expect([statusCode, headers['content-type'], body]).toEqual([400, plainText, unreadable]);
  });

  test('an upload that breaks off stores nothing, and the server still answers', async () => {
    const head = 'POST /send_mail.php HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=limit\r\n';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const body = Object.entries(fullMessage).map(([name, value]) => formPart(name, value));
    socket.write(`${head}Content-Length: 5000\r\nExpect: 100-continue\r\n\r\n`);
    // The server sends 100 Continue when it starts to read the request.
    await once(socket, 'data');
    socket.write(body.join(''), () => socket.destroy());
    await once(socket, 'close');
    expect(await sendRaw('--limit--\r\n')).toMatchObject({ statusCode: 400 });
    await expectNothingStored();
  });
});

describe('413 for more than 256 KB', () => {
  const text = 'A mensagem é grande demais. Por favor, envie um texto menor.';
  afterEach(expectNothingStored);

  test.each([
    ['in one field', { ...fullMessage, message: 'a'.repeat(262_145) }],
    ['in two fields together', { ...fullMessage, subject: 'a'.repeat(140_000), message: 'a'.repeat(140_000) }],
    ['by far', { ...fullMessage, other: 'a'.repeat(3_000_000) }],
  ])('%s', async (_what, fields) => {
    expect(await send(fields)).toEqual({ status: 413, text });
  });

  test('in a body without Content-Length', async () => {
    const encoder = new TextEncoder();
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(encoder.encode(sent === 0 ? formPart('message', '') : 'a'.repeat(1_000)));
        sent += 1;
        if (sent === 400) controller.close();
      },
    });
    const headers = { 'content-type': multipartType };
    // The fetch standard asks for `duplex` with a stream; TypeScript's DOM library does not know it.
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const response = await fetch(`${origin}/send_mail.php`, init);
    expect([response.status, await response.text()]).toEqual([413, text]);
  });
});

test.each([
  ['application/x-www-form-urlencoded', 'name=Ana'],
  ['application/json', '{broken'],
  ['multipart/mixed; boundary=limit', '--limit--\r\n'],
  ['', ''],
])('415 for the content type "%s"', async (contentType, payload) => {
  const { statusCode, headers, body } = await sendRaw(payload, contentType);
  expect([statusCode, headers['content-type']]).toEqual([415, plainText]);
  expect(body).toBe('Formato não aceito. Envie a mensagem pelo formulário do site.');
});

test.each(['GET', 'PUT', 'OPTIONS'])('405 for the method %s', async (method) => {
  const { statusCode, headers, body } = await visit(origin, '/send_mail.php', { method });
  expect([statusCode, headers.allow, headers['content-type']]).toEqual([405, 'POST', plainText]);
  expect(body).toBe('Este endereço só recebe mensagens do formulário de contato.');
});

test('503 if the disk refuses the message; the site is still served', async () => {
  await writeFiles(folder(), { taken: 'a file where the folder should be' });
  await publishGeneration(join(folder(), 'site'), '1', { files: { 'index.html': 'Home' } });
  const { origin: broken } = await start({ spoolDir: join(folder(), 'taken') });
  expect(await post(formData(fullMessage), broken)).toEqual({
    status: 503,
    text: 'Não foi possível registrar a mensagem agora. Por favor, tente novamente em alguns minutos.',
  });
  expect((await visit(broken, '/')).body).toBe('Home');
});

test('503 if the queue does not report its size in time; the message is not stored later', async () => {
  const { setTimeout } = timers;
  const wait = jest
    .spyOn(timers, 'setTimeout')
    .mockImplementation((ms = 0, ...more) => setTimeout(ms === 5_000 ? 1 : ms, ...more));
  const add = jest.fn();
  const queue = { ...createDiskQueue(spoolDir()), bytes: () => new Promise<number>(() => {}), add };
  const { origin: broken } = await start({ queue });
  expect(await post(formData(fullMessage), broken)).toMatchObject({ status: 503 });
  expect(add).not.toHaveBeenCalled();
  wait.mockRestore();
});

test('503 also for a message with the hidden field, if the database is unavailable', async () => {
  const { origin: broken } = await start({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' });
  expect(await post(formData({ ...fullMessage, controle: 'x' }), broken)).toMatchObject({ status: 503 });
});

test('500 without a stack trace for an unexpected error', async () => {
  const { origin: broken } = await start({
    now: () => {
      throw new Error('secret detail');
    },
  });
  expect(await post(formData(fullMessage), broken)).toEqual({
    status: 500,
    text: 'Ocorreu um erro inesperado. Por favor, tente novamente.',
  });
});
