import fastify from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Where metrics are read, which is nowhere that visitors get to. */
export interface MetricsAddress {
  readonly host: string;
  /** 0 takes any that is free. */
  readonly port: number;
}

/** Metrics of the process that are gauges and, against Prometheus' conventions, called totals; their parts have others. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/**
 * Answers `/metrics` on an address of its own, with those of the process beside what is in the registry.
 *
 * @returns the address of the metrics, and what ends it
 * @throws what listening says
 */
export async function listenForScrapes({ host, port }: MetricsAddress, registry: Registry) {
  const app = fastify();
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
  try {
    const origin = await app.listen({ host, port });
    collectDefaultMetrics({ register: registry });
    for (const name of misnamed) registry.removeSingleMetric(name);
    return { url: `${origin}/metrics`, close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  }
}
