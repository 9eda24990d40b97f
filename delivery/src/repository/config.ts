import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseFacts, parseSiteConfigText, siteConfigError } from '@site/shared/config';
import type { SiteConfig, SiteConfigFile } from '@site/shared/contracts';
import { inRoot, root } from './paths';

export const siteConfigFile = 'site.config.json';

/**
 * The environment overrides `site.config.json`.
 *
 * @param onUnknown gets a line for each field of a newer version, which is else a mistake @throws siteConfigError
 */
export async function readSiteConfig(
  environment: NodeJS.ProcessEnv = process.env,
  onUnknown?: (line: string) => void,
): Promise<SiteConfig> {
  const text = await readFile(inRoot(siteConfigFile), 'utf8').catch(missing);
  // Pages contain the configuration; the facts are in their texts.
  const { facts: _, ...config } = parseSiteConfigText(text, environment, onUnknown);
  return config;
}

/** The whole file, for builds. @throws siteConfigError */
export function readSiteConfigFile(repository = root, environment: NodeJS.ProcessEnv = process.env): SiteConfigFile {
  return parseSiteConfigText(textOf(path.join(repository, siteConfigFile)), environment);
}

export const readCompanyFacts = (repository = root) =>
  parseFacts(textOf(path.join(repository, siteConfigFile)), process.env);

function textOf(place: string): string {
  try {
    return readFileSync(place, 'utf8');
  } catch {
    return missing();
  }
}

function missing(): never {
  throw siteConfigError([{ field: '', wanted: 'este arquivo não existe ou não pode ser lido', key: null }]);
}
