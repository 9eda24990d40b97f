import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContactChannel, ContactSpan } from '@site/shared/contracts';
import type { ServerOptions } from '../createServer';
import { formData, fullMessage } from '../testing/mail';
import { observation, publishCatalog, sendBeacon } from '../testing/observations';
import { useServers } from '../testing/servers';
import { publishGeneration } from '../testing/site';
import { until } from '../testing/temporaryFolder';

const servers = useServers();
const { folder } = servers;
const siteDir = () => join(folder(), 'site');
const file = () => join(folder(), 'var/contacts.json');
const start = (options: Partial<ServerOptions> = {}) => servers.start({ observations: { preview: true }, ...options });

beforeEach(async () => {
  await publishCatalog(siteDir());
  await publishGeneration(siteDir(), '2', {
    files: {
      'index.html': 'Home',
      'produtos/CO2-6KG/index.html': 'CO₂',
      'contato/index.html': 'Contato',
      '404.html': 'Página Não Encontrada',
    },
  });
});

const press = (path: string, channel: ContactChannel = 'whatsapp') =>
  observation({ page: '/produtos/:productId', press: { channel, path } });

async function week(origin: string): Promise<ContactSpan['places']> {
  const { contacts } = await (await fetch(`${origin}/observations`)).json();
  return contacts[0].places;
}

async function send(origin: string, fields: Readonly<Record<string, string>>) {
  const answer = await fetch(`${origin}/send_mail.php`, {
    method: 'POST',
    body: formData({ ...fullMessage, chave: crypto.randomUUID(), ...fields }),
  });
  return answer.status;
}

const item = (id: string) => JSON.stringify([{ id, name: 'Extintor', quantity: 1, price: 1 }]);

test('presses count by channel and page of the site, in the page’s own spelling', async () => {
  const { origin, metrics } = await start();
  for (const path of ['/', '/produtos/CO2-6KG', '/produtos/co2-6kg', '*']) await sendBeacon(origin, press(path));
  await sendBeacon(origin, press('/contato', 'phone'));
  expect(await week(origin)).toEqual([
    { place: '*', request: 0, whatsapp: 1, phone: 0 },
    { place: '/', request: 0, whatsapp: 1, phone: 0 },
    { place: '/contato', request: 0, whatsapp: 0, phone: 1 },
    { place: '/produtos/CO2-6KG', request: 0, whatsapp: 2, phone: 0 },
  ]);
  expect(await metrics()).toContain('site_contact_presses_total{channel="whatsapp",place="/produtos/CO2-6KG"} 2');
});

test('presses on pages that the site lacks do not count, and make no series', async () => {
  const { origin, metrics } = await start();
  for (const path of ['/produtos/X-1', '/../../etc/passwd', '/./contato/..']) await sendBeacon(origin, press(path));
  expect(await week(origin)).toEqual([]);
  const text = await metrics();
  expect(text).toContain('site_observation_entries_dropped_total{reason="unknown_page"} 3');
  expect(text).not.toMatch(/site_contact_presses_total\{/);
});

test('an address adds 20 presses an hour', async () => {
  const { origin, metrics } = await start({ contacts: { pressesPerHour: 20 } });
  for (let turn = 0; turn < 22; turn += 1) await sendBeacon(origin, press('/'));
  expect(await week(origin)).toMatchObject([{ place: '/', whatsapp: 20 }]);
  expect(await metrics()).toContain('site_observation_entries_dropped_total{reason="address_limit"} 2');
});

test('accepted requests count by form; a product’s request by its page, if the site has it', async () => {
  const { origin, metrics } = await start();
  expect(await send(origin, {})).toBe(200);
  expect(await send(origin, { origem_formulario: 'Carrinho: 2 × CO2-6KG', items: item('CO2-6KG') })).toBe(200);
  expect(await send(origin, { origem_formulario: 'Produto: Extintor CO₂ 6 kg', items: item('CO2-6KG') })).toBe(200);
  expect(await send(origin, { origem_formulario: 'Produto: Forjado', items: item('X-1') })).toBe(200);
  expect(await send(origin, { origem_formulario: 'Outro lugar 123' })).toBe(200);
  const empty = { whatsapp: 0, phone: 0 };
  await until(async () => (await week(origin)).length === 4);
  expect(await week(origin)).toEqual([
    { place: '/contato', request: 1, ...empty },
    { place: '/produtos/CO2-6KG', request: 1, ...empty },
    { place: 'cart', request: 1, ...empty },
    { place: 'other', request: 2, ...empty },
  ]);
  expect(await metrics()).toContain('site_contact_requests_total{place="cart"} 1');
});

test('refused, repeated and trapped messages do not count', async () => {
  const { origin, metrics } = await start();
  expect(await send(origin, { email: 'x' })).toBe(400);
  expect(await send(origin, { controle: 'robot' })).toBe(200);
  for (let turn = 0; turn < 2; turn += 1) expect(await send(origin, { chave: 'same' })).toBe(200);
  await until(async () => (await week(origin)).length === 1);
  expect(await metrics()).toContain('site_contact_requests_total{place="/contato"} 1');
});

describe('across a restart', () => {
  test('the counts continue, and the file names no visitor', async () => {
    for (let run = 0; run < 2; run += 1) {
      const { app, origin } = await start({ contacts: { file: file() } });
      await sendBeacon(origin, press('/contato'));
      await send(origin, {});
      await app.close();
    }
    const { origin } = await start({ contacts: { file: file() } });
    await until(async () => (await week(origin))[0]?.whatsapp === 2);
    expect(await week(origin)).toEqual([{ place: '/contato', request: 2, whatsapp: 2, phone: 0 }]);
    expect(await readFile(file(), 'utf8')).toMatch(
      /^\{"format":1,"days":\{"[\d-]{10}":\{("(whatsapp|request) \/contato":2,?){2}\}\}\}$/,
    );
  });
});
