import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runStep } from '@site/delivery/cli';

interface Program {
  readonly name: string;
  readonly package: string;
  readonly file: string;
}

const ofServer: readonly Program[] = [
  { name: 'systemd-nspawn', package: 'systemd-container', file: '/usr/bin/systemd-nspawn' },
  { name: 'PostgreSQL', package: 'postgresql', file: '/usr/lib/postgresql' },
  { name: 'PgBouncer', package: 'pgbouncer', file: '/usr/sbin/pgbouncer' },
  { name: 'Prometheus', package: 'prometheus', file: '/usr/bin/promtool' },
  { name: 'bubblewrap', package: 'bubblewrap', file: '/usr/bin/bwrap' },
];

/** Programs that run the images of docs/hosting. */
export const containerPrograms: readonly Program[] = [
  { name: 'Podman', package: 'podman', file: '/usr/bin/podman' },
  { name: 'podman-compose', package: 'podman-compose', file: '/usr/bin/podman-compose' },
  { name: 'Buildah', package: 'buildah', file: '/usr/bin/buildah' },
  { name: 'runc', package: 'runc', file: '/usr/sbin/runc' },
  { name: 'netavark', package: 'netavark', file: '/usr/lib/podman/netavark' },
  { name: 'aardvark-dns', package: 'aardvark-dns', file: '/usr/lib/podman/aardvark-dns' },
  { name: 'iptables', package: 'iptables', file: '/usr/sbin/iptables' },
  { name: 'debootstrap', package: 'debootstrap', file: '/usr/sbin/debootstrap' },
];

/** Only for root on Debian; elsewhere the tests that need them are skipped. */
export const installTestPrograms = (log: (line: string) => void): Promise<void> =>
  install([...ofServer, ...containerPrograms], log);

/** WebKit also needs a virtual screen. */
const engines = {
  firefox: [{ name: 'Firefox', package: 'firefox-esr', file: '/usr/bin/firefox-esr' }],
  webkit: [
    { name: 'WebKit', package: 'webkit2gtk-driver', file: '/usr/bin/WebKitWebDriver' },
    { name: 'Xvfb', package: 'xvfb', file: '/usr/bin/Xvfb' },
  ],
} as const;

export type EngineName = 'chromium' | keyof typeof engines;

export async function installEngines(log: (line: string) => void): Promise<readonly EngineName[]> {
  await install(Object.values(engines).flat(), log);
  const missing = Object.entries(engines).filter(([, programs]) => programs.some(({ file }) => !existsSync(file)));
  for (const [name, programs] of missing) {
    log(`Skipped: ${name}, without ${programs.map((program) => program.package).join(' and ')} of Debian`);
  }
  const names = Object.keys(engines) as (keyof typeof engines)[];
  return ['chromium', ...names.filter((name) => !missing.some(([other]) => other === name))];
}

async function install(programs: readonly Program[], log: (line: string) => void): Promise<void> {
  const missing = programs.filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  await aptInstall(names, () => missing.map((program) => program.package), log).catch((error: Error) =>
    log(`${names} can't be installed: ${error.message}`),
  );
}

/** Calls `packages` after `apt-get update`. @returns false unless run as root on Debian @throws Error */
export async function aptInstall(
  names: string,
  packages: () => readonly string[],
  log: (line: string) => void,
): Promise<boolean> {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  log(`Installing ${names} with apt-get (about a minute) …`);
  await runStep('apt-get', ['update', '-qq']);
  await runStep('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages()], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}
