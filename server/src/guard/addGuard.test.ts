import path from 'node:path';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { privateLog } from '../logging';
import { openSite } from '../site/publishedSite';
import { listen } from '../testing/http';
import { publishGeneration } from '../testing/site';
import { until, useTemporaryFolder } from '../testing/temporaryFolder';
import { addGuard } from './addGuard';
import type { Observations } from './watch';

const folder = useTemporaryFolder();

test('a server watches its canaries while it listens, and says in one line each what it finds', async () => {
  const release = (version: string, traffic: number) => ({
    metadata: { version },
    deployment: { traffic, default: traffic > 50 },
  });
  const discovery = { microFrontends: { mfe_cart: [release('1.0.0', 90), release('1.0.1', 10)] } };
  const files = { 'frontend-discovery.json': JSON.stringify(discovery) };
  await publishGeneration(folder(), '1', { files });
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  let looks = 0;
  const app = fastify({ logger: { ...privateLog('warn'), stream } });
  const observations: Observations = {
    lastDay: () => ({ views: 0, failedViews: 0 }),
    total(_remote, version) {
      looks += 1;
      return version === '1.0.1' ? { views: looks, failedViews: looks } : { views: looks, failedViews: 0 };
    },
  };
  const settings = {
    store: null,
    root: folder(),
    isAssumed: true,
    file: path.join(folder(), 'var/guard.json'),
    pauseMs: 5,
  };
  addGuard(app, { site: openSite(folder()), observations, settings });
  await listen(app);
  await until(() => lines.length > 1);
  await app.close();
  const seen = looks;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(looks).toBe(seen);
  const [first, second, ...rest] = lines.map((line) => JSON.parse(line));
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ level: 40, msg: expect.stringContaining('no release store is known here') });
  expect(second).toMatchObject({
    level: 40,
    remote: 'mfe_cart',
    version: '1.0.1',
    reason: expect.stringMatching(/^Falhou em \d+ de \d+ visualizações/),
    msg: 'a canary fails more often than live',
  });
});
