import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildRelease } from '@site/delivery/build';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { openStore, type ReleaseStore } from '@site/delivery/store';
import { editRelease } from '@site/delivery/testing/editRelease';
import { type Registry, startRegistry } from '@site/delivery/testing/registry';
import { formData, fullMessage, parseMail } from '@site/server/testing/mail';
import { getsCanary } from '@site/shared/contracts';
import { commandBlocks } from '@site/tools/testing/documentedCommands';
import { type BootedMachine, bootMachine, whyNotBooted } from './bootedMachine';
import { copySources } from './checkout';
import { sharedFolder } from './sharedFolder';

const reason = whyNotBooted();
if (reason) console.log(`Skipped: the services of docs/hosting.md under systemd: ${reason}.`);

const site = 'https://www.example.com.br';
const checkout = '/usr/src/site';
const mailbox = 'comercial@localhost.localdomain';
const folder = () => path.join(sharedFolder(), 'services');
/** Text of the catalogue's canary alone. */
const canaryText = 'Outra vez: quanto mais';

/** Chapters of docs/hosting.md that the test executes. */
const chapters = readFile(inRoot('docs/hosting.md'), 'utf8').then((text) => {
  const part = (from: string, to: string) => text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));
  return { services: part('**As services**', '\n## Personal data'), nginx: part('\n## nginx', '\n## Firebase') };
});

/** Commands of the first block of a chapter that contains a text. */
function commandsWith(chapter: string, text: string): readonly string[] {
  const block = commandBlocks(chapter).find(({ commands }) => commands.some((line) => line.includes(text)));
  if (!block) throw new Error(`docs/hosting.md has no block of commands with "${text}"`);
  return block.commands;
}

/** Files of variables that a chapter contains, by path. */
function settingsIn(chapter: string): Readonly<Record<string, string>> {
  const blocks = [...chapter.matchAll(/^```ini\n(.*?)^```/gms)].map(([, block = '']) => block);
  const files = blocks.flatMap((block) => block.split(/^(?=# \/etc\/)/m));
  return Object.fromEntries(files.map((text) => [/^# (\/etc\/[\w.-]+)/.exec(text)?.[1] ?? text, text]));
}

(reason ? describe.skip : describe)('a machine with the commands of docs/hosting.md', () => {
  let machine: BootedMachine;
  let registry: Registry;
  let store: ReleaseStore;
  let ca = '';
  const versions: Record<string, string> = {};
  const folders: Record<string, string> = {};

  beforeAll(async () => {
    registry = await startRegistry({ storage: path.join(folder(), 'registry') });
    store = await openStore(registry.url, { cacheDir: path.join(folder(), 'cache') });
    machine = await bootMachine({
      prepare: async (root) => {
        await copySources(path.join(root, checkout));
      },
      ports: [Number(new URL(registry.url).port)],
    });
    await Promise.all([release(), installServices()]);
  }, 900_000);

  afterAll(async () => {
    await machine?.stop();
    await registry?.stop();
    await rm(folder(), { recursive: true, force: true });
  });

  /** Deploys all packages to the registry. */
  async function release() {
    for (const name of builtPackages) {
      const built = await buildRelease(name);
      folders[name] = built.folder;
      versions[name] = built.release.version;
      await store.publish(built.folder);
      await store.moveChannels(name, { live: built.release.version });
    }
  }

  async function installServices() {
    const { services, nginx } = await chapters;
    const names = [...`${services}${nginx}`.matchAll(/^apt-get install (.*)$/gm)].map(([, name]) => name).join(' ');
    // Lists of packages are missing from images of containers.
    await machine.run(`dpkg --status ${names} >/dev/null 2>&1 || apt-get update -qq`);
    await writeFile(machine.file('/etc/apt/apt.conf.d/90yes'), 'APT::Get::Assume-Yes "true";\n');
    await writeSettings(services);
    await addSettings('/etc/site-server.env', `MAIL_TO=${mailbox}`);
    // Releases of tests are not signed.
    await addSettings('/etc/site-publisher.env', 'SITE_RELEASE_KEYS={}');
    await execute(commandsWith(services, 'site-publisher.service'));
    await execute(commandsWith(services, 'postfix'));
    await machine.run('useradd --create-home comercial');
  }

  async function writeSettings(chapter: string) {
    for (const [file, text] of Object.entries(settingsIn(chapter))) {
      const real = text.replaceAll('https://registry.example.com.br/', registry.url);
      await writeFile(machine.file(file), real, { mode: 0o600 });
    }
  }

  const addSettings = (file: string, line: string) => writeFile(machine.file(file), `${line}\n`, { flag: 'a' });

  async function execute(commands: readonly string[]) {
    for (const line of commands) {
      // Such a command goes on until it is interrupted.
      await machine.run(/ -f$/.test(line) ? `timeout 2 ${line} || test $? = 124` : line, checkout);
    }
  }

  const isActive = (unit: string) => machine.run(`systemctl is-active ${unit} || true`).then((text) => text.trim());

  const journal = (unit: string) => machine.run(`journalctl --no-pager --output=cat -u ${unit}`);

  /** Page of the site's server. */
  const served = (address: string) => machine.ask(`http://localhost:3000${address}`);

  /** Page from nginx. */
  const page = (address: string, headers = {}) => machine.ask(`${site}${address}`, { headers, ca });

  async function send(message: string): Promise<number> {
    const request = new Request(site, { method: 'POST', body: formData({ ...fullMessage, message }) });
    const body = Buffer.from(await request.arrayBuffer()).toString('base64');
    const headers = { 'content-type': request.headers.get('content-type') ?? '' };
    return (await machine.ask(`${site}/send_mail.php`, { method: 'POST', headers, body, ca })).status;
  }

  /** Mails in the mailbox (mbox), oldest first. */
  async function mails() {
    const text = await machine.run('cat /var/mail/comercial || true');
    const each = text.split(/^From .*\n/m).slice(1);
    return Promise.all(each.map((raw, index) => parseMail(String(index), raw)));
  }

  /** Runs the documented command for waiting messages in the server's folder. */
  async function waitingMessages(): Promise<string> {
    const [, command = ''] = /`(npm run messages -w server [^`]+)`/.exec((await chapters).services) ?? [];
    return machine.run(command, '/srv/site/server');
  }

  test('the publisher publishes what teams deployed, isolated by bubblewrap, and the server serves it', async () => {
    await until(async () => (await served('/produtos')).status === 200);
    expect((await served('/produtos')).text).toContain(versions['mfe-catalog']);
    expect((await served('/robots.txt')).text).toContain(site);
    expect(await journal('site-publisher')).toContain('Releases are rendered in bubblewrap.');
    for (const unit of ['site-server', 'site-publisher']) {
      expect([unit, await isActive(unit)]).toEqual([unit, 'active']);
      expect(await machine.run(`systemctl show -P NRestarts ${unit}`)).toBe('0\n');
    }
  }, 300_000);

  test('nginx serves the site by https, and takes over headers and canaries by itself', async () => {
    const certificate = '/etc/letsencrypt/live/www.example.com.br';
    await machine.run(`mkdir -p -m 700 ${certificate}`);
    const names = '-subj /CN=www.example.com.br -addext subjectAltName=DNS:www.example.com.br';
    const files = `-keyout ${certificate}/privkey.pem -out ${certificate}/fullchain.pem`;
    await machine.run(`openssl req -x509 -newkey rsa:2048 -nodes -days 2 ${names} ${files}`);
    ca = await readFile(machine.file(`${certificate}/fullchain.pem`), 'utf8');
    const { nginx } = await chapters;
    await writeSettings(nginx);
    await addSettings('/etc/site-server.env', 'PAGES_FROM=elsewhere');
    await machine.run('systemctl restart site-server');
    await execute(commandsWith(nginx, 'nginx-site.path'));

    const answer = await machine.ask('http://www.example.com.br/produtos');
    expect([answer.status, answer.headers.location]).toEqual([301, `${site}/produtos`]);
    await until(async () => (await page('/produtos')).status === 200);
    const { headers, text } = await page('/produtos');
    expect(headers.server).toBe('nginx');
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(text).toBe((await served('/produtos')).text);

    const target = path.join(folder(), 'canary');
    const edit = (text: string) => text.replaceAll('Quanto mais voc', 'Outra vez: quanto mais voc');
    const canary = await editRelease(folders['mfe-catalog'] ?? '', target, { digest: '00000001', edit });
    await store.publish(target);
    await store.moveChannels('mfe-catalog', {
      live: versions['mfe-catalog'] ?? '',
      canary: { version: canary.version, traffic: 50 },
    });
    const visitors = Array.from({ length: 100 }, (_, number) => number);
    const gets = visitors.find((it) => getsCanary(it, 'mfe_catalog', 50));
    const getsNot = visitors.find((it) => !getsCanary(it, 'mfe_catalog', 50));
    const textFor = async (visitor?: number) => (await page('/produtos', { cookie: `visitor=${visitor}` })).text;
    await until(async () => (await textFor(gets)).includes(canaryText));
    expect(await textFor(getsNot)).not.toContain(canaryText);
  }, 300_000);

  test('nginx takes over a publication that comes while it takes over another one', async () => {
    const slow = '/etc/systemd/system/nginx.service.d';
    const mayEnd = '/run/reload-may-end';
    await mkdir(machine.file(slow), { recursive: true });
    const waits = `ExecReload=sh -c 'until test -e ${mayEnd}; do sleep 0.1; done'`;
    await writeFile(machine.file(`${slow}/slow.conf`), `[Service]\n${waits}\n`);
    await machine.run('systemctl daemon-reload');
    const asPublisher = (line: string) =>
      machine.run(`runuser -u site-publisher -- sh -e -c '${line}'`, '/srv/site/published');
    await asPublisher('mkdir any && rmdir any');
    await until(async () => (await isActive('nginx')) === 'reloading');
    // Links as a publication does, without its seconds of work.
    await asPublisher(`next=generations/$(($(ls generations | sort -n | tail -n 1 | cut -d- -f1) + 1))-next
      cp -al "$(readlink current)" $next
      sed "s/^{/{\\"X-Next\\": \\"1\\",/" current/headers.json > $next/headers.new && mv $next/headers.new $next/headers.json
      ln -s $next new && mv -T new current`);
    expect(await isActive('nginx')).toBe('reloading');
    await machine.run(`touch ${mayEnd}`);
    await until(async () => (await page('/produtos')).headers['x-next'] === '1');
    await machine.run(`rm -r ${slow} && systemctl daemon-reload`);
  }, 300_000);

  test.each([
    ['site-server', 17],
    ['nginx-site', 10],
    ['site-publisher', 25],
  ])('systemd calls the loaded %s exposed by %i tenths at most', async (unit, most) => {
    await machine.run(`systemd-analyze security --no-pager --threshold=${most} ${unit}.service`);
  });

  test('what units hide and protect is hidden and protected from their processes', async () => {
    /** Runs a line as root where the unit's main process sees files. */
    const within = async (unit: string, line: string) =>
      machine.run(`nsenter -t "$(systemctl show -P MainPID ${unit})" -m sh -c '${line}' 2>&1 || true`);
    for (const [unit, hidden, written] of [
      ['site-server', ['/srv/site/publisher'], '/var/lib/site'],
      ['site-publisher', ['/srv/site/server', '/var/lib/site'], '/srv/site/published'],
    ] as const) {
      for (const name of hidden) expect(await within(unit, `ls -A ${name}`)).toBe('');
      for (const name of ['/etc', '/srv/site/nginx', '/srv/site']) {
        expect(await within(unit, `touch ${name}/new`)).toContain('Read-only file system');
      }
      expect(await within(unit, `touch ${written}/new && rm ${written}/new`)).toBe('');
    }
  });

  test('Postfix takes a message to the mailbox, and mail from this machine alone', async () => {
    expect(await send('Precisamos de três recargas.')).toBe(200);
    await until(async () => (await mails()).length === 1);
    const [mail] = await mails();
    expect(mail?.body).toContain('Precisamos de três recargas.');
    expect(mail?.headers).toMatchObject({ to: mailbox, 'reply-to': 'José da Conceição <jose@example.com.br>' });
    await until(async () => (await waitingMessages()).includes('Nenhuma mensagem espera, e nenhuma foi recusada.'));
    const loopback = ['0100007F', '00000000000000000000000001000000'];
    const addresses = await machine.listening(25);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((it) => !loopback.includes(it))).toEqual([]);
  }, 300_000);

  test('the publisher’s user becomes root neither by nginx’s configuration nor by programs, and reads no secret', async () => {
    const asPublisher = (line: string) =>
      machine.run(`runuser -u site-publisher -- sh -c '${line}'`).then(
        () => `done: ${line}`,
        () => 'refused',
      );
    const attempts = [
      ...['maps.conf', 'site.conf', 'example.conf', 'new.conf'].map((it) => `echo "#" >> /srv/site/nginx/${it}`),
      'mv /srv/site/nginx /srv/site/away',
      'ln -s /srv/site/published/x.conf /etc/nginx/sites-enabled/x.conf',
      'echo "#" >> /srv/site/publisher/delivery/src/cli/commands/hosting.ts',
      'systemctl start nginx-site.service',
      ...['/srv/site/server/.npmrc', '/etc/site-server.env', '/etc/site-publisher.env'].map((it) => `cat ${it}`),
      'ls /var/lib/site',
    ];
    for (const attempt of attempts) expect(await asPublisher(attempt)).toBe('refused');
  }, 300_000);

  test('an update as documented brings new files, and leaves the account in the server’s .npmrc', async () => {
    const account = `//${new URL(registry.url).host}/:_authToken=secret\n`;
    for (const name of ['server', 'publisher'])
      await writeFile(machine.file(`/srv/site/${name}/.npmrc`), account, { flag: 'a' });
    const before = await machine.run('cat /srv/site/server/.npmrc /srv/site/publisher/.npmrc');
    const config = machine.file(`${checkout}/site.config.json`);
    await writeFile(config, (await readFile(config, 'utf8')).replace('Sentinela Engenharia', 'Sentinela Nova'));

    const { services } = await chapters;
    const [, first = '', restart = ''] =
      /To update, run the commands from `(.+?)` on again, then `(.+?)`/.exec(services) ?? [];
    const commands = commandsWith(services, 'site-publisher.service');
    const index = commands.findIndex((line) => line.startsWith(first));
    expect(index).toBeGreaterThan(0);
    await execute([...commands.slice(index), restart]);
    expect(await machine.run('cat /srv/site/server/.npmrc /srv/site/publisher/.npmrc')).toBe(before);
    await until(async () => (await page('/')).text.includes('Sentinela Nova'));
  }, 300_000);

  test('server and publisher that were killed start again', async () => {
    const units = ['site-server', 'site-publisher'];
    await machine.run(`systemctl kill --signal=KILL ${units.join(' ')}`);
    for (const unit of units) await until(async () => (await isActive(unit)) !== 'active');
    for (const unit of units) await until(async () => (await isActive(unit)) === 'active');
    await until(async () => (await served('/')).status === 200);
  }, 300_000);

  test('after a restart of the machine everything runs, and a message that waited for Postfix arrives', async () => {
    await machine.run('systemctl stop postfix');
    expect(await send('Esta espera pelo correio.')).toBe(200);
    await until(async () => (await waitingMessages()).includes('ECONNREFUSED 127.0.0.1:25'));
    await machine.reboot();
    await until(async () => (await page('/')).text.includes('Sentinela Nova'));
    for (const unit of ['site-server', 'site-publisher', 'nginx', 'nginx-site.path', 'postfix'])
      expect([unit, await isActive(unit)]).toEqual([unit, 'active']);
    await until(async () => (await mails()).length === 2);
    expect((await mails())[1]?.body).toContain('Esta espera pelo correio.');
  }, 300_000);
});

/** Waits until something is so; a request that nothing answers counts as not so. @throws Error after two minutes */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 120_000; !(await isSo().catch(() => false)); await pause(300)) {
    if (Date.now() > deadline) throw new Error(`Not so after two minutes: ${isSo}`);
  }
}
