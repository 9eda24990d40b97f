import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ServerOptions } from './createServer';
import { DeliveryFailure } from './mail/delivery';
import { startServer } from './startServer';
import { visit } from './testing/http';
import { formData, fullMessage, serverOptions } from './testing/mail';
import { catalog, observation, publishCatalog, sendBeacon } from './testing/observations';
import { messageOf } from './testing/queue';
import { useServers } from './testing/servers';
import { until } from './testing/temporaryFolder';

const { folder, start, closeLater } = useServers();
beforeEach(() => publishCatalog(join(folder(), 'site')));

const send = (origin: string, fields: Readonly<Record<string, string>> = fullMessage) =>
  fetch(`${origin}/send_mail.php`, { method: 'POST', body: formData(fields) });

describe('metrics of releases', () => {
  test('show views, failures and vitals in the units of Prometheus', async () => {
    const { origin, metrics } = await start();
    await sendBeacon(
      origin,
      observation({
        views: { mfe_catalog: catalog.live.version },
        failures: [{ ...catalog.live, phase: 'effect', healed: false, first: true }],
        vitals: [
          { ...catalog.live, name: 'LCP', value: 1_100 },
          { ...catalog.live, name: 'CLS', value: 0.02 },
        ],
      }),
    );
    await sendBeacon(
      origin,
      observation({
        views: { mfe_catalog: catalog.canary.version },
        failures: [{ ...catalog.canary, phase: 'hydrate', healed: true, first: true }],
      }),
    );
    const text = await metrics();
    const live = 'remote="mfe_catalog",version="1.4.0-glive"';
    const canary = 'remote="mfe_catalog",version="1.5.0-gcanary"';
    for (const line of [
      `site_release_views_total{${live}} 1`,
      `site_release_failed_views_total{${live}} 1`,
      `site_release_failed_views_total{${canary}} 0`,
      `site_release_recovered_hydrations_total{${live}} 0`,
      `site_release_recovered_hydrations_total{${canary}} 1`,
      `site_release_failures_total{${live},phase="effect",healed="false"} 1`,
      `site_largest_contentful_paint_seconds_sum{${live}} 1.1`,
      `site_largest_contentful_paint_seconds_bucket{le="1.2",${live}} 1`,
      `site_largest_contentful_paint_seconds_bucket{le="1",${live}} 0`,
      `site_cumulative_layout_shift_score_sum{${live}} 0.02`,
      `site_release_traffic_ratio{${live},channel="live"} 0.9`,
      `site_release_traffic_ratio{${canary},channel="canary"} 0.1`,
      'site_release_traffic_ratio{remote="mfe_catalog",version="1.3.0-gprevious",channel="previous"} 0',
      'site_observations_total{code="204"} 2',
      'site_generation_info{generation="1"} 1',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
  });
});

describe('metrics of requests', () => {
  test('count and time them by class of status, pages and files too', async () => {
    const { origin, metrics } = await start();
    const { headers } = await visit(origin, '/');
    // The second answer comes from memory, the third is a 304.
    await visit(origin, '/');
    await visit(origin, '/', { headers: { 'if-none-match': headers.etag ?? '' } });
    await visit(origin, '/nada');
    await until(async () => (await metrics()).includes('site_http_request_duration_seconds_count{status="4xx"} 1'));
    const text = await metrics();
    expect(text).toContain('site_http_request_duration_seconds_count{status="2xx"} 2');
    expect(text).toContain('site_http_request_duration_seconds_count{status="3xx"} 1');
    expect(text).toContain('site_http_request_duration_seconds_count{status="5xx"} 0');
    const sum = Number(/duration_seconds_sum\{status="2xx"\} (\S+)/.exec(text)?.[1]);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(5);
  });
});

describe('metrics of messages', () => {
  test('count accepted, refused (by reason) and delivered messages', async () => {
    const { origin, metrics } = await start();
    await send(origin);
    await send(origin, { ...fullMessage, name: '' });
    await send(origin, { ...fullMessage, website: 'https://spam.example' });
    await until(async () => (await metrics()).includes('site_mail_delivered_total 1'));
    const text = await metrics();
    expect(text).toContain('site_mail_accepted_total 1');
    expect(text).toContain('site_mail_refused_total{reason="invalid"} 1');
    expect(text).toContain('site_mail_refused_total{reason="trap"} 1');
    expect(text).toContain('site_mail_refused_total{reason="too_many"} 0');
  });

  test('show the queue, the age of its oldest message, and failed deliveries', async () => {
    const oldest = new Date('2026-03-09T14:30:00.000Z');
    const messages = [messageOf(oldest)];
    const queue = {
      summary: async () => ({ waiting: 1, deadLettered: 2, held: 3, oldest }),
      take: async () => messages.pop() ?? null,
      reschedule: async () => {},
      close: async () => {},
    };
    const { metrics } = await start({
      queue: queue as unknown as NonNullable<ServerOptions['queue']>,
      now: () => new Date('2026-03-09T14:31:30.000Z'),
      delivery: { deliver: () => Promise.reject(new DeliveryFailure('refused', '550')) },
    });
    await until(async () => (await metrics()).includes('site_mail_delivery_failures_total{kind="refused"} 1'));
    const text = await metrics();
    expect(text.match(/(?<=^site_mail_queue_messages).*/gm)).toEqual([
      '{state="waiting"} 1',
      '{state="parked"} 2',
      '{state="held"} 3',
    ]);
    expect(text).toContain('site_mail_oldest_waiting_age_seconds 90\n');
  });

  test('omit the queue if it cannot be counted, because 0 would look healthy', async () => {
    const fails = async () => {
      throw new Error('the database is away');
    };
    const queue = { summary: fails, take: async () => null, close: async () => {} };
    const { metrics } = await start({ queue: queue as unknown as NonNullable<ServerOptions['queue']> });
    const text = await metrics();
    expect(text).not.toMatch(/^site_mail_(queue_messages|oldest_waiting)/m);
    expect(text).toContain('site_mail_accepted_total 0');
  });
});

describe('the address of the metrics', () => {
  const run = async (metricsAddress?: { host: string; port: number }) =>
    closeLater(await startServer({ ...serverOptions(folder()), port: 0, host: '127.0.0.1', metricsAddress }));

  test('is separate from the site’s address', async () => {
    const { url, metricsUrl } = await run({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(metricsUrl ?? '');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching('^text/plain')]);
    const text = await answer.text();
    expect(text).toContain('site_generation_info{generation="1"} 1');
    expect(text).toContain('process_cpu_seconds_total ');
    expect((await visit(url, '/metrics')).statusCode).toBe(404);
    expect((await fetch(new URL('/', metricsUrl ?? ''))).status).toBe(404);
  });

  test('stays unused if another program has it, and the site is served all the same', async () => {
    const other = createHttpServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { url, metricsUrl } = await run({ host: '127.0.0.1', port });
    expect(metricsUrl).toBeNull();
    expect((await visit(url, '/')).body).toBe('Home');
    other.close();
  });
});
