import path from 'node:path';
import { createGuard, type Guard, type GuardOptions } from '../guard/guard';
import { openSite, type PublishedSite } from '../site/publishedSite';
import { createServedPages, type ServedPages } from '../site/servedPages';
import { publishGeneration } from './site';
import { useTemporaryFolder } from './temporaryFolder';

export interface LogLine {
  readonly level: string;
  readonly fields: Record<string, unknown>;
  readonly text: string;
}

export const folder = useTemporaryFolder();
export const guardFile = (): string => path.join(folder(), 'var/guard.json');

interface World {
  seconds: number;
  /** Seconds by which the clock was changed. */
  setBy: number;
  generation: number;
  visitors: number;
  served: ServedPages;
  logged: LogLine[];
}

export const world = {} as World;
beforeEach(() => {
  const served = createServedPages(() => world.seconds * 1000);
  Object.assign(world, { seconds: 0, setBy: 0, generation: 0, visitors: 0, served, logged: [] } satisfies World);
});

export const now = () => new Date(Date.UTC(2026, 0, 1, 12) + (world.seconds + world.setBy) * 1000);

/** @param shell canary of the shell in the group of the catalogue's */
export async function publish(canary: string | null, live = '1.0.0', shell: string | null = null) {
  world.generation += 1;
  const release = (version: string, traffic: number) => ({
    metadata: { version },
    deployment: { traffic, default: traffic > 50, ...(shell && { group: 'mfe_catalog' }) },
  });
  const withCanary = (live: string, canary: string | null) =>
    canary ? [release(live, 90), release(canary, 10)] : [release(live, 100)];
  const microFrontends = { shell: withCanary('2.0.0', shell), mfe_catalog: withCanary(live, canary) };
  const names = ['mfe_catalog', ...(shell ? ['shell'] : [])];
  await publishGeneration(folder(), `${world.generation}`, {
    files: { 'frontend-discovery.json': JSON.stringify({ microFrontends }) },
    ...(canary && {
      canaries: Object.fromEntries(names.map((name) => [name, 10])),
      groups: Object.fromEntries(names.map((name) => [name, 'mfe_catalog'])),
      pages: { 'index.html': names },
    }),
  });
}

export function storeThat(
  rollsBack: () => Promise<boolean> = async () => true,
  recordRollback = jest.fn(async () => {}),
) {
  const rollBackCanary = jest.fn(rollsBack);
  return { store: async () => ({ rollBackCanary, recordRollback }), rollBackCanary, recordRollback };
}

export function watchman(change: Partial<GuardOptions> = {}): Guard {
  const log = (level: string) => (fields: unknown, text: unknown) =>
    void world.logged.push({ level, fields: fields as Record<string, unknown>, text: String(text) });
  return createGuard({
    site: openSite(folder()),
    lastDay: () => ({ views: 0, failed: 0, recovered: 0 }),
    served: world.served,
    store: null,
    file: guardFile(),
    log: { info: log('info'), warn: log('warn'), error: log('error') } as GuardOptions['log'],
    now,
    elapsed: () => world.seconds * 1000,
    ...change,
  });
}

export async function begun(change?: Partial<GuardOptions>): Promise<Guard> {
  await publish('1.0.1');
  const guard = watchman(change);
  await guard.checkCanaries();
  return guard;
}

/** Reports a view from an address that was sent the page. */
export function view(guard: Guard, version: string, fails: boolean, address = ownAddress()) {
  world.served.add({ method: 'GET', ip: address });
  forge(guard, version, fails, address);
}

export function forge(guard: Guard, version: string, fails: boolean, address: string) {
  const failure = { remote: 'mfe_catalog', version, phase: 'render', healed: false, first: true } as const;
  guard.recordObservation({ views: { mfe_catalog: version }, failures: fails ? [failure] : [] }, address);
}

export function ownAddress(): string {
  world.visitors += 1;
  return `10.${world.visitors >> 8}.${world.visitors & 255}.1`;
}

/** Reports one to nine views of canary and live; the canary fails in all or none. */
export async function visit(guard: Guard, views: number, fails: boolean, version = '1.0.1') {
  for (let seen = 0; seen < views; seen += 1) view(guard, version, fails);
  for (let seen = 0; seen < views * 9; seen += 1) view(guard, '1.0.0', false);
  world.seconds += 5;
  await guard.checkCanaries();
}

/** Reports five failing views before each check. */
export async function fail(guard: Guard, looks = 4) {
  for (let look = 0; look < looks; look += 1) await visit(guard, 5, true);
}

export async function variantsOf(site: PublishedSite) {
  const current = await site.current();
  const numbers = Array.from({ length: 100 }, (_, visitor) => visitor);
  return new Set(numbers.map((visitor) => current?.variants.combinationFor('index.html', visitor)));
}
