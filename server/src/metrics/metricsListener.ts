import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';

/** Where metrics are read, which is nowhere that visitors get to. */
export interface MetricsAddress {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
}

/** Metrics of the process that are gauges and, against Prometheus' conventions, called totals; their parts have others. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/**
 * Answers `/metrics` on an address of its own, with what a server counts, and what is known of the process.
 *
 * @returns the address of the metrics, and what ends it; null where that can't be listened on, which is logged: visitors come
 *   first, a site without metrics is one all the same, and whoever reads them misses them
 */
export async function listenForScrapes({ host, port }: MetricsAddress, { metrics, log }: FastifyInstance) {
  const app = fastify();
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()));
  try {
    const origin = await app.listen({ host, port });
    collectDefaultMetrics({ register: metrics });
    for (const name of misnamed) metrics.removeSingleMetric(name);
    return { url: `${origin}/metrics`, close: () => app.close() };
  } catch (err) {
    log.error({ err }, 'There are no metrics: METRICS_ADDR can’t be listened on');
    await app.close();
    return null;
  }
}
