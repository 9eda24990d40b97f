import { readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';
import { parseSiteConfig } from '@site/shared/config';
import { parse } from 'yaml';

interface Service {
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly user?: string;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly profiles?: readonly string[];
}
const text = (file: string) => readFileSync(inRoot(file), 'utf8');
const read = (file: string): { readonly services: Readonly<Record<string, Service>> } =>
  parse(text(file), { merge: true });

const services = Object.entries(read('compose.yaml').services);
const production = read('docs/hosting/compose.production.yaml').services;
/** Services that only `compose.yaml` alone starts. */
const forDevelopment = ['mail', 'registry', 'releases'];

test('each container starts again, without rights, and its ports are open to this machine alone', () => {
  for (const [name, service] of services) {
    expect([name, service.cap_drop, service.security_opt]).toEqual([name, ['ALL'], ['no-new-privileges']]);
    expect([name, service.restart]).toEqual([name, name === 'releases' ? 'on-failure' : 'unless-stopped']);
  }
  // Metrics are reachable from outside the container.
  expect(text('docs/hosting/Dockerfile')).toMatch(/^ENV METRICS_ADDR=0\.0\.0\.0:9464$/m);
  const ports = [...services.map(([, service]) => service), ...Object.values(production)].flatMap(
    (it) => it.ports ?? [],
  );
  expect(ports).toHaveLength(4);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('server and publisher write only into their volumes, and the publisher reaches no database', () => {
  const { server, publisher, database } = Object.fromEntries(services);
  expect([server?.read_only, publisher?.read_only]).toEqual([true, true]);
  expect([server?.networks, publisher?.networks, database?.networks]).toEqual([
    ['default', 'database'],
    undefined,
    ['database'],
  ]);
});

test('neither file contains a password; for visitors it must be set, and only own services run', () => {
  for (const [, { environment = {} }] of services)
    for (const name of Object.keys(environment)) expect(name).not.toMatch(/PASS|TOKEN|SECRET/);
  const passwords = Object.values(production).flatMap(({ environment = {} }) =>
    Object.entries(environment).filter(([name]) => /PASS/.test(name)),
  );
  expect(passwords.map(([name]) => name)).toEqual(['PGPASSWORD', 'POSTGRES_PASSWORD']);
  for (const [, value] of passwords) expect(value).toMatch(/^\$\{DATABASE_PASSWORD:\?.+\}$/);
  const withProfile = Object.entries(production).filter(([, { profiles }]) => profiles);
  expect(withProfile.map(([name]) => name)).toEqual(forDevelopment);
});

test('a checkout’s releases need no signature; for visitors the keys of site.config.json count', () => {
  const { publisher } = Object.fromEntries(services);
  expect(publisher?.environment).toMatchObject({ SITE_RELEASE_KEYS: '{}' });
  const { SITE_RELEASE_KEYS } = production.publisher?.environment ?? {};
  const file = JSON.parse(text('site.config.json'));
  const releaseKeys = { 'mfe-catalog': { current: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=' } };
  expect(SITE_RELEASE_KEYS).toBe('');
  expect(parseSiteConfig({ ...file, releaseKeys }, { SITE_RELEASE_KEYS }).releaseKeys).toEqual(releaseKeys);
});

test('for visitors the server takes each setting of its README', () => {
  const [, table = ''] = /^## Settings\n(.*?)^## /ms.exec(text('server/README.md')) ?? [];
  const settings = [...table.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(settings.length).toBeGreaterThan(15);
  // Set by the image or compose.yaml, or naming a file that only an operator's own override mounts.
  const elsewhere = ['PORT', 'HOST', 'SITE_DIR', 'DATA_DIR', 'METRICS_ADDR', 'DATABASE_URL', 'NODE_EXTRA_CA_CERTS'];
  const taken = Object.keys(production.server?.environment ?? {});
  expect(settings.filter((name) => !elsewhere.includes(name) && !taken.includes(name))).toEqual([]);
});
