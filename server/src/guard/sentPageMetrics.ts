import { Counter, type Registry } from 'prom-client';
import type { Release } from '../site';

const labelNames = ['remote', 'version'] as const;

export type SentPageMetrics = ReturnType<typeof sentPageMetrics>;

export function sentPageMetrics(registry: Registry) {
  const registers = [registry];
  const sent = new Counter({
    name: 'site_canary_pages_sent_total',
    help: 'Pages sent to visitors of a canary, or of the live release beside it, one for each address',
    labelNames,
    registers,
  });
  const silent = new Counter({
    name: 'site_canary_pages_silent_total',
    help: 'Pages of site_canary_pages_sent_total that reported nothing within two minutes',
    labelNames,
    registers,
  });
  const add = ({ remote, version }: Release, pages: number, silentPages: number) => {
    sent.inc({ remote, version }, pages);
    silent.inc({ remote, version }, silentPages);
  };
  return {
    /** A rate needs a series before its first event. */
    begin: (release: Release) => add(release, 0, 0),
    count: (release: Release, isSilent: boolean) => add(release, 1, isSilent ? 1 : 0),
  };
}
