import { basename } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { PublishedSite } from './site';

/** s, from an answer out of memory to the longest submission. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const statuses = ['2xx', '3xx', '4xx', '5xx'];

/** `onResponse` also runs for pages and files, which bypass `reply.send`. */
export function addRequestMetrics(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time that requests took, by class of the status they were answered with',
    labelNames: ['status'],
    buckets,
    registers: [registry],
  });
  // A rate needs a series before its first event.
  for (const status of statuses) durations.zero({ status });

  app.addHook('onResponse', (_request, reply, done) => {
    durations.observe({ status: `${Math.floor(reply.raw.statusCode / 100)}xx` }, reply.elapsedTime / 1_000);
    done();
  });
}

export function addGenerationMetric(registry: Registry, site: PublishedSite): void {
  new Gauge({
    name: 'site_generation_info',
    help: 'The generation of the published site that visitors get',
    labelNames: ['generation'],
    registers: [registry],
    async collect() {
      this.reset();
      const generation = await site.current();
      if (generation) this.set({ generation: basename(generation.folder) }, 1);
    },
  });
}

/** Visitors must not reach it. */
export interface MetricsAddress {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

/** Gauges named as totals, against Prometheus' conventions; more specific metrics replace them. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/** @returns null for an unusable address: the site runs without metrics */
export async function listenForScrapes({ host, port }: MetricsAddress, { metrics, log }: FastifyInstance) {
  const app = fastify();
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  try {
    const origin = await app.listen({ host, port });
    collectDefaultMetrics({ register: metrics });
    for (const name of misnamed) metrics.removeSingleMetric(name);
    return { url: `${origin}/metrics`, close: () => app.close() };
  } catch (err) {
    log.error({ err }, 'No metrics: the server can’t listen on METRICS_ADDR');
    await app.close();
    return null;
  }
}
