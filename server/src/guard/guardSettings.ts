import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ServerSettingsError } from '../serverSettingsError';
import { type TakeBackPlace, takeBackFile } from './takeBackCommand';

export interface GuardSettings {
  /** How to take a canary back; null where that is only told of. */
  readonly place: TakeBackPlace | null;
  /** Whether nobody has said so. */
  readonly isAssumed: boolean;
  /** Keeps what is known against canaries. */
  readonly file: string;
  /** ms between two looks; 5,000 unless given. */
  readonly pauseMs?: number;
}

interface Folders {
  /** Of the repository. */
  readonly root: string;
  readonly siteDir: string;
  readonly dataDir: string;
}

/**
 * What becomes of canaries that fail, by the environment: `CANARY_GUARD`, `on` (taken back), `report` (told of) or
 * `off`. Unless set it is `on` where a release store is known: `SITE_STORE`, or the folder that the commands use
 * without it.
 *
 * @returns null for `off`
 * @throws ServerSettingsError
 */
export function readGuardSettings(
  { CANARY_GUARD, SITE_STORE }: NodeJS.ProcessEnv,
  { root, siteDir, dataDir }: Folders,
): GuardSettings | null {
  if (CANARY_GUARD !== undefined && !['on', 'off', 'report'].includes(CANARY_GUARD)) {
    throw new ServerSettingsError(`CANARY_GUARD must be on, off or report, not ${CANARY_GUARD}`);
  }
  if (CANARY_GUARD === 'off') return null;
  const isKnown = existsSync(join(root, takeBackFile)) && Boolean(SITE_STORE || existsSync(join(root, 'var/releases')));
  if (CANARY_GUARD === 'on' && !isKnown) {
    throw new ServerSettingsError('CANARY_GUARD=on needs the release store: set SITE_STORE');
  }
  // From a registry another process publishes: whoever moves a channel there leaves the site to it.
  const publishes = !/^https?:/i.test(SITE_STORE ?? '');
  const place = { root, store: SITE_STORE || undefined, siteDir: publishes ? resolve(siteDir) : undefined };
  return {
    place: isKnown && CANARY_GUARD !== 'report' ? place : null,
    isAssumed: CANARY_GUARD === undefined,
    file: join(dataDir, 'guard.json'),
  };
}
