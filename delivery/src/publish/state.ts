import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteConfig } from '@site/shared/contracts';
import { ifENOENT } from '../files';
import type { Answers, EarlierPages, SitePages } from '../render';
import type { SiteFolder } from '../repository';
import type { Channels } from '../store';
import { latestGenerations } from './generation';

export interface SiteState {
  readonly inputs: string;
  readonly config: SiteConfig;
  readonly channels: Readonly<Record<string, Channels>>;
  readonly pages: SitePages;
  readonly versions: Readonly<Record<string, readonly string[]>>;
  /** Keys of pages that have rendered with a fallback release, the latest first. */
  readonly fits?: readonly string[];
  readonly answers?: Answers;
}

export const stateFile = 'state.json';

export const readState = (site: SiteFolder): Promise<SiteState | null> => readStateIn(site.current);

async function readStateIn(folder: string): Promise<SiteState | null> {
  const text = await readFile(path.join(folder, stateFile), 'utf8').catch(ifENOENT(null));
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    // Damaged: the site is made anew.
    return null;
  }
}

export async function readEarlierPages(site: SiteFolder): Promise<readonly EarlierPages[]> {
  const folders = await latestGenerations(site);
  const states = await Promise.all(folders.map(async (folder) => ({ folder, state: await readStateIn(folder) })));
  return states.flatMap(({ folder, state }) => (state ? [{ folder, pages: state.pages, answers: state.answers }] : []));
}
