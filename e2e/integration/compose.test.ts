import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtPackages } from '@site/delivery/repository';
import { shareBuild } from '@site/delivery/testing/shareBuild';
import { formData, fullMessage } from '@site/server/testing/mail';
import { textTable } from '@site/shared/terminal';
import { parse } from 'yaml';
import { type Containers, startContainers, whyNoContainers } from './containers/containers';

const reason = whyNoContainers();
if (reason) console.log(`Skipped: the containers of compose.yaml: ${reason}.`);

const standIns = 'e2e/integration/containers/standIns.Dockerfile';

interface Service {
  /** Absent for an image that is built. */
  readonly image?: string;
  readonly build?: { readonly dockerfile: string; readonly target: string };
  readonly healthcheck?: object;
}

const site = 'http://localhost:3000';
/** Largest size of an image, in MB. */
const sizes = { server: 250, publisher: 400 };
/** Tools for builds and tests, and what only they need. */
const unwanted = ['typescript', 'webpack', '@rspack', '@biomejs', 'core-js-pure', 'jest', '@types', 'verdaccio'];
/** Files that a checkout may have, and no image. */
const secrets = [
  '.env.local',
  'release.pem',
  'mfe-cart/tls.key',
  'tools/id_ed25519',
  'server/.npmrc',
  'credentials.json',
];
const forVisitors = {
  SITE_SITE_URL: 'https://www.example.com.br',
  SITE_STORE: 'https://registry.example.com.br/',
  DATABASE_PASSWORD: 'secret',
  SMTP_URL: 'smtp://mail.example.com.br',
  MAIL_TO: 'comercial@example.com.br',
  TRUST_PROXY: '1',
};

(reason ? describe.skip : describe)('containers of compose.yaml', () => {
  let containers: Containers;
  let services: Readonly<Record<string, Service>>;

  beforeAll(async () => {
    containers = await startContainers('compose');
    await addBuilds();
    for (const name of secrets) await writeFile(path.join(containers.checkout, name), 'secret');
    const file = await readFile(path.join(containers.checkout, 'compose.yaml'), 'utf8');
    services = parse(file, { merge: true }).services;
    const built = Object.entries(services).filter(([, { build }]) => build);
    const fetched = Object.entries(services).filter(([, { image }]) => image);
    const times: (readonly [string, string])[] = [];
    const timed = async (name: string, work: Promise<void>) => {
      const started = performance.now();
      await work;
      times.push([((performance.now() - started) / 1000).toFixed(1), name]);
    };
    // In two chains, because downloads and compilation then overlap.
    await Promise.all([
      (async () => {
        for (const [name, { build }] of built) {
          if (!build) continue;
          const { dockerfile: file, target: stage } = build;
          // Other sources make other layers.
          await timed(name, containers.build({ file, stage, tag: imageOf(name), keepsLayers: false }));
        }
      })(),
      (async () => {
        for (const [stage, { image }] of fetched) {
          const tag = `docker.io/${image}`;
          await timed(stage, containers.build({ file: standIns, stage, tag, keepsLayers: true }));
        }
      })(),
    ]);
    console.log(`Seconds of each image:\n${textTable(times)}`);
  }, 1_200_000);

  afterAll(() => containers?.stop());

  /** The image finds the releases compiled if it has the sources of this checkout. */
  async function addBuilds() {
    const dockerfile = path.join(containers.checkout, 'docs/hosting/Dockerfile');
    await appendFile(`${dockerfile}.dockerignore`, '!.cache/builds\n');
    const [, node = ''] = /^ARG NODE=(\d+)$/m.exec(await readFile(dockerfile, 'utf8')) ?? [];
    expect(node).not.toBe('');
    for (const name of builtPackages) await shareBuild(name, containers.checkout, Number(node));
  }

  /** Named by podman-compose, after the folder. */
  const imageOf = (service: string) => `site_${service}`;

  const compose = (command: string, env = {}) => containers.run(`podman-compose -f compose.yaml ${command} 2>&1`, env);

  /** Prints the merged files. */
  const production = (env: Readonly<Record<string, string>>) =>
    compose('-f docs/hosting/compose.production.yaml ps', env);

  const log = (service: string) => containers.run(`podman logs site_${service}_1 2>&1`);

  const statusOf = (address: string) => containers.ask(`${site}${address}`).then(({ status }) => status);

  /** Waits until something is so; a request that nothing answers counts as not so. @throws Error with the logs */
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    for (const deadline = Date.now() + 240_000; !(await isSo().catch(() => false)); await pause(200)) {
      if (Date.now() < deadline) continue;
      const logs = await Promise.all(Object.keys(services).map(log));
      throw new Error(`Not so after four minutes: ${isSo}\n${logs.join('\n').slice(-20_000)}`);
    }
  }

  test.each(Object.entries(sizes))(
    'the image of the %s has %i MB at most, and nothing of tests and builds',
    async (name, most) => {
      const image = imageOf(name);
      const size = Number(await containers.run(`podman image inspect --format '{{.Size}}' ${image}`)) / 1e6;
      console.log(`${image}: ${size.toFixed(0)} MB`);
      expect(size).toBeLessThanOrEqual(most);
      const names = unwanted.map((name) => `-path '*/node_modules/${name}'`).join(' -o ');
      const found = `find /app /root /tmp ${names} -o -name '*.test.*' -o -name '.npm' -o -name node-compile-cache`;
      expect(await containers.run(`podman run --rm --user root ${image} sh -c "${found}"`)).toBe('');
    },
  );

  test('the image of the releases, which has the checkout, has none of its secrets', async () => {
    const files = secrets.map((name) => `/app/${name}`).join(' ');
    const found = `ls package.json ${files} 2>/dev/null || true`;
    expect(await containers.run(`podman run --rm ${imageOf('releases')} sh -c "${found}"`)).toBe('package.json\n');
  });

  test('after `compose up` the site answers, and every container is healthy', async () => {
    await compose('up -d --no-build');
    const started = Date.now();
    await until(async () => (await statusOf('/produtos')) === 200);
    const seconds = (Date.now() - started) / 1000;
    console.log(`The first page came after ${seconds.toFixed(1)} s, at a load of ${loadavg()[0]?.toFixed(1)}.`);
    expect(await log('publisher')).not.toMatch(/Fontconfig|stays as it was/);
    for (const name of Object.keys(services).filter((it) => services[it]?.healthcheck || it === 'server'))
      await containers.run(`podman healthcheck run site_${name}_1`);
  }, 300_000);

  /** Sends a message as the form does without scripts. @returns status and address of the next page */
  async function send() {
    const request = new Request(site, { method: 'POST', body: formData(fullMessage) });
    const { status, headers } = await containers.ask(`${site}/send_mail.php`, {
      method: 'POST',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        accept: 'text/html',
        'sec-fetch-dest': 'document',
      },
      body: Buffer.from(await request.arrayBuffer()).toString('base64'),
    });
    return [status, headers.location];
  }

  test('a message sent by the form passes through PostgreSQL and is in the mail catcher', async () => {
    expect(await send()).toEqual([303, expect.stringMatching(/^\/contato\/enviada\?numero=S-/)]);
    const mails = async () => JSON.parse((await containers.ask('http://localhost:1080/email')).text);
    await until(async () => (await mails()).length === 1);
    const [mail] = await mails();
    expect(mail.text).toContain('precisamos de três recargas até amanhã.');
    expect(mail.to[0].address).toBe('comercial@example.com.br');
    const tables = `psql -U site -tc "select tablename from pg_tables where schemaname = 'public'"`;
    expect(await containers.run(`podman exec site_database_1 ${tables}`)).toContain('contact_messages');
  }, 300_000);

  test('a server that was killed starts again', async () => {
    const started = () => containers.run("podman inspect --format '{{.State.Pid}}' site_server_1");
    const first = await started();
    await containers.run(`kill -9 ${first}`);
    await until(async () => (await started()) !== first && (await statusOf('/produtos')) === 200);
  }, 300_000);

  test('for visitors nothing starts without each of its settings', async () => {
    expect(await production(forVisitors)).toContain(forVisitors.SITE_STORE);
    for (const name of Object.keys(forVisitors)) {
      const { [name]: _, ...others } = { ...forVisitors } as Record<string, string>;
      await expect(production(others)).rejects.toThrow(`set ${name}`);
    }
  });

  test('for visitors the server stores messages in a database with a password', async () => {
    await compose('down --timeout 0 --volumes');
    await compose('-f docs/hosting/compose.production.yaml up -d --no-build server', forVisitors);
    await until(async () => (await statusOf('/healthz')) === 200);
    // Without a published site the answer is no page.
    await until(async () => (await send())[0] === 200);
    const role = `psql -U site -tc "select rolpassword like 'SCRAM-SHA-256%' from pg_authid where rolname = 'site'"`;
    expect((await containers.run(`podman exec site_database_1 ${role}`)).trim()).toBe('t');
    const waiting = 'podman exec site_server_1 node server/dist/messages.js';
    expect(await containers.run(waiting)).toMatch(/^S-\d{6}-\w{5} +\d{8}T\d+Z-\S+ /m);
  }, 300_000);
});
