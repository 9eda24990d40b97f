import type { Pins, SiteConfig } from '@site/shared/contracts';

export const configInPage = (): SiteConfig => readJson<SiteConfig>('site-config');

export const pinsInPage = (): Pins => readJson<Pins | null>('pins') ?? {};

function readJson<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}
