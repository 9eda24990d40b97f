import path from 'node:path';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { openSite } from '../site/publishedSite';
import { createServedPages } from '../site/servedPages';
import { listen } from '../testing/http';
import { keptLog } from '../testing/servers';
import { publishGeneration } from '../testing/site';
import { until, useTemporaryFolder } from '../testing/temporaryFolder';
import { addGuard } from './addGuard';

const folder = useTemporaryFolder();

test.each([
  ['sends the pages', false],
  ['receives the reports of pages that another server sends', true],
])(
  'a server that %s watches its canaries until it closes, and logs each finding in one line',
  async (_what, hasPagesElsewhere) => {
    const release = (version: string, traffic: number) => ({
      metadata: { version },
      deployment: { traffic, default: traffic > 50 },
    });
    const discovery = { microFrontends: { mfe_cart: [release('1.0.0', 90), release('1.0.1', 10)] } };
    const files = { 'frontend-discovery.json': JSON.stringify(discovery) };
    await publishGeneration(folder(), '1', { files });
    const { lines, logger } = keptLog('warn');
    let looks = 0;
    const app = fastify({ logger });
    const site = openSite(folder());
    const counted = {
      async current() {
        looks += 1;
        return site.current();
      },
    };
    const settings = {
      store: null,
      root: folder(),
      isDefault: true,
      hasPagesElsewhere,
      file: path.join(folder(), 'var/guard.json'),
      pauseMs: 5,
    };
    const lastDay = () => ({ views: 0, failed: 0, recovered: 0 });
    const served = createServedPages();
    const guard = addGuard(app, { site: counted, lastDay, served, registry: new Registry(), settings });
    await listen(app);
    await until(() => looks > 1);
    const failure = { remote: 'mfe_cart', version: '1.0.1', phase: 'run', healed: false, first: true } as const;
    if (!hasPagesElsewhere) {
      // Views from networks that were sent no page.
      for (let network = 0; network < 10; network += 1)
        guard.recordObservation({ views: { mfe_cart: '1.0.1' }, failures: [] }, `10.2.${network}.1`);
    }
    for (let network = 0; network < 20; network += 1) {
      if (!hasPagesElsewhere) for (const half of [0, 1]) served.add({ method: 'GET', ip: `10.${half}.${network}.1` });
      guard.recordObservation({ views: { mfe_cart: '1.0.1' }, failures: [failure] }, `10.0.${network}.1`);
      guard.recordObservation({ views: { mfe_cart: '1.0.0' }, failures: [] }, `10.1.${network}.1`);
    }
    await until(() => lines.length > 1);
    await app.close();
    const seen = looks;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(looks).toBe(seen);
    const [first, second, ...rest] = lines.map((line) => JSON.parse(line));
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ level: 40, msg: expect.stringContaining('without a release store') });
    expect(second).toMatchObject({
      level: 40,
      remote: 'mfe_cart',
      version: '1.0.1',
      reason: expect.stringMatching(/^Falhou em (\d+) de \1 visualizações/),
      msg: 'a canary fails more often than live',
    });
  },
);
