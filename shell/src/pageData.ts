import type { Pins, SiteConfig } from '@site/shared/contracts';

/** The configuration that stands in the page. */
export const configInPage = (): SiteConfig => readJson<SiteConfig>('site-config');

/** The releases that the page was rendered with. */
export const pinsInPage = (): Pins => readJson<Pins | null>('pins') ?? {};

function readJson<T>(id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}
