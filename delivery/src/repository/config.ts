import { readFile } from 'node:fs/promises';
import { parseSiteConfig, SiteConfigError } from '@site/shared/config';
import type { SiteConfig } from '@site/shared/contracts';
import { inRoot } from './paths';

/** The environment overrides `site.config.json`. @throws SiteConfigError in one line */
export async function readSiteConfig(environment: NodeJS.ProcessEnv = process.env): Promise<SiteConfig> {
  const text = await readFile(inRoot('site.config.json'), 'utf8').catch(() => {
    throw new SiteConfigError('site.config.json is missing or cannot be read');
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new SiteConfigError(`site.config.json is not JSON: ${(error as Error).message}`);
  }
  return parseSiteConfig(json, environment);
}
