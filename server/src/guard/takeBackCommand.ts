import { spawn } from 'node:child_process';
import type { Verdict } from '@site/shared/contracts';

/**
 * Takes a canary back, wherever releases are kept.
 *
 * @returns false when it is none any more: promoted, replaced, or taken back by its team
 * @throws an Error of one line for what may work later
 */
export type TakeBack = (verdict: Verdict, signal: AbortSignal) => Promise<boolean>;

/** Exit code of the command for a release that is no canary any more. */
const noCanary = 3;

export interface TakeBackPlace {
  /** Folder of the repository, with its commands. */
  readonly root: string;
  /** Release store: a folder, or the URL of a registry; what the command takes for it by itself, unless given. */
  readonly store?: string | undefined;
  /** Folder of the site that is published with it; none where another process does that. */
  readonly siteDir?: string | undefined;
}

/** The command, below the repository. Not `run.mjs`, which installs what is missing: a server on the internet does not. */
export const takeBackFile = 'delivery/src/cli/commands/takeBack.ts';

/**
 * Runs `take-back` in a process of its own: channels are the commands' business, and so are the rights of whoever moves
 * them, such as an account in `.npmrc`.
 */
export const takeBackCommand =
  ({ root, store, siteDir }: TakeBackPlace): TakeBack =>
  ({ remote, version, reason, time }, signal) =>
    new Promise((resolve, reject) => {
      const options = { version, reason, time, ...(store && { store }), ...(siteDir && { site: siteDir }) };
      const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
      const child = spawn(process.execPath, ['--import', 'tsx', takeBackFile, packageOf(remote), ...args], {
        cwd: root,
        // Paths in the environment are meant from there as well, wherever npm was called.
        env: { ...process.env, INIT_CWD: root },
        stdio: ['ignore', 'ignore', 'pipe'],
        signal,
      });
      let complaint = '';
      child.stderr.on('data', (data: Buffer) => {
        complaint = `${complaint}${data}`.slice(-2_000);
      });
      child.on('error', reject);
      child.on('close', (code) => {
        if (code === 0) resolve(true);
        else if (code === noCanary) resolve(false);
        else reject(new Error(complaint.trim() || `take-back ended with ${code}`));
      });
    });

/** The folder of a federation name: `mfe_catalog` is `mfe-catalog`. */
const packageOf = (remote: string) => remote.replaceAll('_', '-');
