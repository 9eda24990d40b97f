import path from 'node:path';
import { getsCanary } from '@site/shared/contracts';
import { visit } from '../testing/http';
import { useServers } from '../testing/servers';
import { publishGeneration } from '../testing/site';
import { until } from '../testing/temporaryFolder';

const { folder, start } = useServers();
const release = (version: string, traffic: number) => ({
  metadata: { version },
  deployment: { traffic, default: version === '1.0.0' },
});
const visitors = Array.from({ length: 100 }, (_, number) => number);
const numberOf = { canary: visitors.find((it) => getsCanary(it, 'shell', 50)), live: visitors.find(isLive) };

function isLive(visitor: number) {
  return !getsCanary(visitor, 'shell', 50);
}

let skipped = 0;

async function serve() {
  const siteDir = path.join(folder(), 'site');
  const discovery = { microFrontends: { shell: [release('1.0.0', 50), release('1.0.1', 50)] } };
  await publishGeneration(siteDir, '1', {
    canaries: { shell: 50 },
    pages: { 'index.html': ['shell'] },
    files: { 'index.html': 'live', 'frontend-discovery.json': JSON.stringify(discovery) },
    variants: { 'shell/index.html': 'canary' },
  });
  const clock = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + skipped);
  const file = path.join(folder(), 'var/guard.json');
  const settings = { store: null, root: folder(), isDefault: false, hasPagesElsewhere: false, file, pauseMs: 5 };
  const { origin, metrics } = await start({ siteDir, trustProxy: 1, guard: settings });
  // The guard watches the canary from now on.
  await until(async () => (await metrics()).includes('site_canary_pages_sent_total{'));
  return {
    metrics,
    /** Opens a page from an address of its own; it reports unless it is silent. */
    async open(kind: 'canary' | 'live', network: number, headers: Readonly<Record<string, string>> = {}) {
      const from = { 'x-forwarded-for': `10.${kind === 'live' ? 1 : 0}.${network}.1` };
      const cookie = `visitor=${numberOf[kind]}`;
      expect((await visit(origin, '/', { headers: { cookie, ...from, ...headers } })).body).toBe(kind);
      return (views: Readonly<Record<string, string>>) =>
        visit(origin, '/observations', {
          method: 'POST',
          headers: { ...from, 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
          payload: JSON.stringify({ page: '/', views, failures: [], vitals: [] }),
        });
    },
    /** @returns the metrics once this many pages of the canary are counted */
    async judge(pages: number) {
      skipped += 120_000;
      const counted = `site_canary_pages_sent_total{remote="shell",version="1.0.1"} ${pages}\n`;
      await until(async () => (await metrics()).includes(counted));
      return metrics();
    },
  };
}

beforeEach(() => {
  skipped = 0;
});
afterEach(() => jest.restoreAllMocks());

const takenBack = /^site_canary_taken_back_timestamp_seconds\{remote="shell",version="1\.0\.1"\} /m;

test('a canary whose pages never start is taken back, though no page has reported a failure', async () => {
  const { open, judge } = await serve();
  const reports = [];
  for (let network = 0; network < 30; network += 1) {
    await open('canary', network);
    reports.push(await open('live', network));
  }
  skipped += 5_000;
  for (const report of reports) expect((await report({ shell: '1.0.0' })).statusCode).toBe(204);
  await until(async () => takenBack.test(await judge(30)));
  const text = await judge(30);
  expect(text).toContain('site_canary_pages_silent_total{remote="shell",version="1.0.1"} 30');
  expect(text).toContain('site_canary_pages_silent_total{remote="shell",version="1.0.0"} 0');
});

test('pages that are prefetched, or for a frame or a script, do not count', async () => {
  const { open, judge } = await serve();
  await open('canary', 0, { 'sec-purpose': 'prefetch' });
  for (const [network, to] of ['iframe', 'empty'].entries())
    await open('canary', network + 1, { 'sec-fetch-dest': to });
  await open('canary', 3);
  await judge(1);
});
