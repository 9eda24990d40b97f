import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from '@site/delivery/cli';
import { withStaging } from '@site/delivery/files';
import { inRoot } from '@site/delivery/repository';
import semver from 'semver';
import { bumpFor, changesBetween, neededVersion } from '../sharedApi/changes';
import { offerOf } from '../sharedApi/offer';
import { offerIn, reportFile, reportOf } from '../sharedApi/report';

const help = `npm run shared-api -w tools [-- --accept]

Compares the exports of @site/shared with its last release, prints the kind of change for its
consumers (patch, minor or major), and fails when the version in shared/package.json is too low.

  --accept        that version is released: what it exports is what the next is compared with
  --help          this text`;

const report = inRoot('shared', reportFile);

await command(help, { accept: { type: 'boolean' } }, async ({ accept = false }) => {
  // Within the package, so that its imports resolve.
  await withStaging(inRoot('shared/.cache/api'), async (staging) => {
    const released = await offerIn(await readFile(report, 'utf8'), path.join(staging, 'released'));
    const now = await offerOf(inRoot('shared'), path.join(staging, 'now'), [inRoot('delivery/types/assets.d.ts')]);
    const changes = changesBetween(released, now, staging);
    for (const { bump, message } of changes) console.log(`  ${bump}  ${message}`);
    const needed = neededVersion(released.version, changes);
    console.log(`@site/shared ${now.version}, compared with the released ${released.version}: ${bumpFor(changes)}`);
    if (semver.lt(now.version, needed)) {
      throw new Error(
        `"version" in shared/package.json must be ${needed} or higher (docs/decisions/0018-ecosystem.md)`,
      );
    }
    if (accept) await writeFile(report, await reportOf(now));
  });
});
