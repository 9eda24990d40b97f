import type { FastifyInstance } from 'fastify';
import type { Metric, Registry } from 'prom-client';
import { createQuickHistogram } from './quickHistogram';

/** From an answer out of memory to the longest that a submission may take (s). */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Classes of statuses that a request can end with, the one that begins with 2 first. */
const statuses = ['2xx', '3xx', '4xx', '5xx'];

/**
 * Times every answer, from the moment its request was read until its last byte was handed to the system; how many there are
 * is the histogram's own count. An `onResponse` hook is called for pages and files too, which are sent past `reply.send`.
 */
export function addRequestMetrics(app: FastifyInstance, registry: Registry): void {
  const durations = createQuickHistogram({
    name: 'site_http_request_duration_seconds',
    help: 'Time that requests took, by class of the status they were answered with',
    label: 'status',
    series: statuses,
    bounds,
  });
  // Of a metric, a registry uses its name and `get` alone.
  registry.registerMetric(durations as unknown as Metric);

  app.addHook('onResponse', (_request, reply, done) => {
    durations.observe(Math.floor(reply.raw.statusCode / 100) - 2, reply.elapsedTime / 1_000);
    done();
  });
}
