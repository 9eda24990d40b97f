import { Histogram, type Metric, Registry } from 'prom-client';
import { createQuickHistogram } from './quickHistogram';

test('a registry tells of it what it tells of prom-client’s own', async () => {
  const shape = { name: 'a_seconds', help: 'Some times' };
  const bounds = [0.1, 1, 10];
  const [own, theirs] = [new Registry(), new Registry()];
  const quick = createQuickHistogram({ ...shape, label: 'status', series: ['2xx', '5xx'], bounds });
  own.registerMetric(quick as unknown as Metric);
  const usual = new Histogram({ ...shape, labelNames: ['status'], buckets: bounds, registers: [theirs] });
  usual.zero({ status: '2xx' });
  usual.zero({ status: '5xx' });
  for (const value of [0, 0.1, 0.11, 1, 9.5, 10, 10.01, 1_000]) {
    quick.observe(1, value);
    usual.observe({ status: '5xx' }, value);
  }
  expect(await own.metrics()).toBe(await theirs.metrics());
});
