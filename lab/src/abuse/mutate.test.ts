import { Agent } from 'node:http';
import { randomLcg } from 'd3-random';
import { createServer } from 'server';
import { endpoints } from './endpoints';
import { mutate } from './mutate';
import { sendBody } from './sendBody';

const observation = {
  page: '/produtos/:productId',
  views: { shell: '1.0.0-gabc', mfe_catalog: '1.4.0-gdef' },
  failures: [
    { remote: 'mfe_catalog', version: '1.4.0-gdef', phase: 'render', kind: 'TypeError', healed: true, first: true },
  ],
  vitals: [{ remote: 'shell', version: '1.0.0-gabc', name: 'LCP', value: 1_234.5 }],
};

test('whatever is changed in an observation, it is taken or refused, and the server goes on', async () => {
  const nowhere = '/nonexistent';
  const app = createServer({
    siteDir: nowhere,
    spoolDir: nowhere,
    outboxDir: nowhere,
    mailFrom: 'site@example.com',
    mailTo: 'site@example.com',
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const whole = Buffer.from(JSON.stringify(observation));
  const random = randomLcg(1);
  const statuses: Record<number, number> = {};
  for (let number = 0; number < 2_000; number += 1) {
    const body = mutate(whole, random, endpoints.observations.pieces);
    const status = await sendBody(origin, endpoints.observations, body, { agent });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  const { 204: taken = 0, 400: refused = 0, ...others } = statuses;
  expect(others).toEqual({});
  expect(taken).toBeGreaterThan(10);
  expect(refused).toBeGreaterThan(1_000);
  expect(await app.metrics.metrics()).not.toContain('site_release_views_total{');
  agent.destroy();
  await app.close();
});
