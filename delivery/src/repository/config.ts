import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSiteConfig, SiteConfigError } from '@site/shared/config';
import type { SiteConfig, SiteConfigFile } from '@site/shared/contracts';
import { inRoot, root } from './paths';

const file = 'site.config.json';

/** The environment overrides `site.config.json`. @throws SiteConfigError in one line */
export async function readSiteConfig(environment: NodeJS.ProcessEnv = process.env): Promise<SiteConfig> {
  // Pages contain the configuration; the facts are in their texts.
  const { facts: _, ...config } = parse(await readFile(inRoot(file), 'utf8').catch(missing), environment);
  return config;
}

/** The whole file, for builds. @throws SiteConfigError in one line */
export function readSiteConfigFile(repository = root, environment: NodeJS.ProcessEnv = process.env): SiteConfigFile {
  return parse(textOf(path.join(repository, file)), environment);
}

function textOf(place: string): string {
  try {
    return readFileSync(place, 'utf8');
  } catch {
    return missing();
  }
}

function missing(): never {
  throw new SiteConfigError(`${file} is missing or cannot be read`);
}

function parse(text: string, environment: NodeJS.ProcessEnv): SiteConfigFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new SiteConfigError(`${file} is not JSON: ${(error as Error).message}`);
  }
  return parseSiteConfig(json, environment);
}
