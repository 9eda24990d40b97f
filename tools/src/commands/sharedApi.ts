import { command } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';
import semver from 'semver';
import { readBaseline, writeBaseline } from '../sharedApi/baseline';
import { readSourcePackage, reportsOf } from '../sharedApi/reports';
import { bumpFor, changesBetween, neededVersion } from '../sharedApi/verdict';

const help = `npm run shared-api -w tools [-- --accept]

Compares what @site/shared exports with its last release, says what that is to those who use
it (patch, minor or major), and fails when the version in shared/package.json says less.

  --accept        that version is released: what it exports is what the next is compared with
  --help          this text`;

await command(help, { accept: { type: 'boolean' } }, async ({ accept = false }) => {
  const shared = await readSourcePackage(inRoot('shared'));
  const baseline = await readBaseline(inRoot('shared/api'));
  const now = {
    entries: Object.keys(shared.exports),
    reports: await reportsOf(shared, [inRoot('delivery/types/assets.d.ts')]),
  };
  const changes = changesBetween(shared.folder, baseline, now);
  for (const { bump, message } of changes) console.log(`  ${bump}  ${message}`);
  const needed = neededVersion(baseline.version, changes);
  console.log(`@site/shared ${shared.version} is to ${baseline.version}, released last: ${bumpFor(changes)}`);
  if (semver.lt(shared.version, needed)) {
    throw new Error(`shared/package.json must say ${needed} or more (docs/decisions/0018-ecosystem.md)`);
  }
  if (accept) await writeBaseline(inRoot('shared/api'), { ...now, version: shared.version });
});
