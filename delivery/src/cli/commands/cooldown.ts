import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inRoot } from '../../repository';
import { npmRegistry, readNpmConfig } from '../../store';
import { command } from '../command';
import { versionsWithoutDigest, youngVersions } from '../cooldown';

const help = `npm run site -- cooldown --since origin/main

Refuses versions that came into package-lock.json since then and are younger than seven days:
most of what somebody publishes in another's name is found in fewer. Refuses all versions
without a digest. Ends with 1 for such.

  --since REF     a commit, branch or tag of git
  --help          this text`;

await command(help, { since: { type: 'string' } }, async ({ since }) => {
  if (!since || since.startsWith('-')) throw new Error('Give --since');
  const file = 'package-lock.json';
  const show = promisify(execFile)('git', ['show', `${since}:./${file}`], { cwd: inRoot(), maxBuffer: 2 ** 26 });
  const before = await show.catch((error: Error) => {
    throw new Error(`git has no ${file} of ${since}: ${error.message.trim().split('\n').at(-1)}`);
  });
  const settings = await readNpmConfig(process.env, inRoot());
  const registry = npmRegistry(String(settings.registry), '@site', process.env, inRoot());
  const publishedAt = async (name: string) => (await registry.packument(name))?.time;
  const now = JSON.parse(await readFile(inRoot(file), 'utf8'));
  const unchecked = versionsWithoutDigest(now.packages);
  if (unchecked.length > 0) throw new Error(`${file}:\n  ${unchecked.join('\n  ')}`);
  const young = await youngVersions(now.packages, JSON.parse(before.stdout).packages, publishedAt);
  if (young.length > 0) throw new Error(`${file} has versions younger than seven days:\n  ${young.join('\n  ')}`);
  console.log(`No version that came into ${file} since ${since} is younger than seven days.`);
});
