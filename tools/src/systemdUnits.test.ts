import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';

const units = ['site-server', 'site-publisher', 'nginx-site'] as const;
type Unit = (typeof units)[number];

/** User of a unit, which also names the unit's settings. */
const userOf = (unit: Unit) => (unit === 'nginx-site' ? 'site-nginx' : unit);

const fileOf = (unit: Unit) => inRoot('docs/hosting', `${unit}.service`);

/** All values of a directive. */
function valuesOf(unit: Unit, directive: string): readonly string[] {
  const lines = readFileSync(fileOf(unit), 'utf8').split('\n');
  return lines.filter((line) => line.startsWith(`${directive}=`)).map((line) => line.slice(directive.length + 1));
}

/** Paths in which a unit may write; its state directory is below /var/lib. */
const writable = (unit: Unit) => [
  ...valuesOf(unit, 'ReadWritePaths').flatMap((text) => text.split(' ')),
  ...valuesOf(unit, 'StateDirectory').map((name) => `/var/lib/${name}`),
];

describe.each(units)('%s', (unit) => {
  test('has only the rights that it uses', () => {
    const protections = [
      ...['NoNewPrivileges', 'PrivateTmp', 'PrivateDevices', 'PrivateMounts', 'ProtectHome', 'ProtectKernelTunables'],
      ...['ProtectKernelModules', 'ProtectKernelLogs', 'ProtectControlGroups', 'ProtectClock', 'ProtectHostname'],
      ...['RestrictRealtime', 'RestrictSUIDSGID', 'LockPersonality', 'RemoveIPC'],
    ];
    expect(protections.map((it) => [it, valuesOf(unit, it)])).toEqual(protections.map((it) => [it, ['yes']]));
    expect(valuesOf(unit, 'ProtectSystem')).toEqual(['strict']);
    expect(valuesOf(unit, 'ProtectProc')).toEqual(['invisible']);
    expect(valuesOf(unit, 'CapabilityBoundingSet')).toEqual(['']);
    expect(valuesOf(unit, 'SystemCallArchitectures')).toEqual(['native']);
    // An unknown call is refused but not fatal: Node asks for memory protection keys.
    expect(valuesOf(unit, 'SystemCallErrorNumber')).toEqual(['EPERM']);
  });

  test('has its own user, environment and writable folders, and no password in the unit', () => {
    expect(valuesOf(unit, 'User')).toEqual([userOf(unit)]);
    expect(valuesOf(unit, 'EnvironmentFile')).toEqual([`-/etc/${userOf(unit)}.env`]);
    const others = units.filter((other) => other !== unit).flatMap(writable);
    expect(writable(unit).filter((folder) => others.includes(folder))).toEqual([]);
    expect(valuesOf(unit, 'Environment').join(' ')).not.toMatch(/SMTP|PASS|TOKEN|DATABASE/);
    // Server and publisher each have an .npmrc, which may hold a token that moves channels.
    const hidden = unit === 'site-server' ? '-/srv/site/publisher' : '-/srv/site/server';
    expect(valuesOf(unit, 'InaccessiblePaths').join(' ')).toContain(hidden);
  });
});

test('the publisher, which runs teams’ code, sees no messages', () => {
  const hidden = valuesOf('site-publisher', 'InaccessiblePaths').join(' ');
  for (const folder of valuesOf('site-server', 'StateDirectory')) expect(hidden).toContain(`-/var/lib/${folder}`);
});

test('the publisher cannot write the configuration that nginx reads as root', () => {
  const commands = valuesOf('nginx-site', 'ExecStart');
  const asRoot = commands.filter((line) => line.startsWith('+'));
  const [folder = ''] = /(?<=--output )\S+/.exec(commands.join('\n')) ?? [];
  expect(writable('nginx-site')).toEqual([folder]);
  expect(writable('site-publisher').filter((it) => `${folder}/`.startsWith(`${it}/`))).toEqual([]);
  expect(asRoot.map((line) => line.split(' ', 1)[0])).toEqual(['+/usr/sbin/nginx', '+/usr/bin/systemctl']);
});

test('the server creates no namespaces; the publisher may, and mounts in them, for bubblewrap', () => {
  expect(valuesOf('site-server', 'RestrictNamespaces')).toEqual(['yes']);
  expect(valuesOf('site-server', 'SystemCallFilter')).toEqual(['@system-service']);
  expect(valuesOf('site-publisher', 'RestrictNamespaces')).toEqual(['user mnt pid net ipc uts cgroup']);
  expect(valuesOf('site-publisher', 'SystemCallFilter')).toEqual(['@system-service @mount']);
  expect(valuesOf('site-publisher', 'RestrictAddressFamilies')[0]).toContain('AF_NETLINK');
});

test('each image runs as its own user, with its own writable folder and no password', () => {
  const stages = readFileSync(inRoot('docs/hosting/Dockerfile'), 'utf8').split(/^FROM .* AS /m);
  const said = ['publisher', 'server'].map((name) => {
    const stage = stages.find((text) => text.startsWith(`${name}\n`)) ?? '';
    return [/^USER (.*)$/m.exec(stage)?.[1], /^VOLUME (.*)$/m.exec(stage)?.[1], /PASS|TOKEN|_URL/.test(stage)];
  });
  expect(said).toEqual([
    ['publisher', '["/site"]', false],
    ['server', '["/data"]', false],
  ]);
});

test('no module of the server starts a process with its passwords, not even for a rollback', async () => {
  const starting: string[] = [];
  for (const folder of ['server/src', 'delivery/src/store', 'delivery/src/files']) {
    const names = await readdir(inRoot(folder), { recursive: true });
    for (const name of names.filter((it) => it.endsWith('.ts') && !/\.test\.ts$|^testing/.test(it))) {
      const text = readFileSync(inRoot(folder, name), 'utf8');
      if (/node:(?:child_process|worker_threads|cluster)/.test(text)) starting.push(path.join(folder, name));
    }
  }
  // `sync` gets a folder, and an empty environment; the thread of a lock too.
  expect(starting).toEqual(['delivery/src/files/flushToDisk.ts', 'delivery/src/files/lock.ts']);
  expect(readFileSync(inRoot('delivery/src/files/lock.ts'), 'utf8')).toContain('env: {}');
  expect(readFileSync(inRoot('delivery/src/files/flushToDisk.ts'), 'utf8')).toContain(
    "execFile('sync', ['-f', folder], { env: {} }",
  );
});

const version = spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' });
if (version.error) console.log('systemd-analyze is not here: the exposure of the units is not measured.');

(version.error ? test.skip : test).each([
  ['site-server', 17],
  ['nginx-site', 10],
  // Namespaces cost 0.9 of it, mounts and netlink 0.3.
  ['site-publisher', 25],
] as const)('systemd rates the exposure of %s at %i tenths at most', (unit, most) => {
  const args = ['security', '--offline=true', '--no-pager', `--threshold=${most}`, fileOf(unit)];
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  expect([status, stdout.split('\n').filter((line) => line.includes('Overall')), stderr]).toEqual([
    0,
    [expect.stringContaining(unit)],
    '',
  ]);
});
