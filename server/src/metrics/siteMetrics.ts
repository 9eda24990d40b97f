import { basename } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import type { PublishedSite } from '../site/publishedSite';

/** Which generation of the site visitors get: its name changes with every publication. */
export function addSiteMetrics(registry: Registry, site: PublishedSite): void {
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
