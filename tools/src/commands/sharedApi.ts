import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from '@site/delivery/cli';
import { withStaging } from '@site/delivery/files';
import { inRoot } from '@site/delivery/repository';
import semver from 'semver';
import { bumpFor, changesBetween, neededVersion } from '../sharedApi/changes';
import { offerOf } from '../sharedApi/offer';
import { offerIn, reportFile, reportOf } from '../sharedApi/report';
import { changedShared, withLine } from '../sharedApi/sharedRelease';

const help = `npm run shared-api -w tools [-- --describe TEXT | --accept]

Compares the exports of @site/shared with its last release, prints the kind of change for its
consumers (patch, minor or major), and fails when the version in shared/package.json is too low.

  --describe TEXT raises the version as far as needed, and adds the text to shared/CHANGELOG.md
  --accept        that version is released: what it exports is what the next is compared with
  --help          this text`;

const report = inRoot('shared', reportFile);

await command(
  help,
  { describe: { type: 'string' }, accept: { type: 'boolean' } },
  async ({ describe, accept = false }) => {
    // Within the package, so that its imports resolve.
    await withStaging(inRoot('shared/.cache/api'), async (staging) => {
      const released = await offerIn(await readFile(report, 'utf8'), path.join(staging, 'released'));
      const now = await offerOf(inRoot('shared'), path.join(staging, 'now'), [inRoot('delivery/types/assets.d.ts')]);
      const changes = changesBetween(released, now, staging);
      for (const { bump, message } of changes) console.log(`  ${bump}  ${message}`);
      const needed = neededVersion(released.version, changes);
      console.log(`@site/shared ${now.version}, compared with the released ${released.version}: ${bumpFor(changes)}`);
      if (describe !== undefined) {
        const raised = await changedShared(inRoot(), withLine(`- ${describe}`, needed));
        for (const [file, text] of Object.entries(raised.files)) await writeFile(inRoot(file), text);
        console.log(`Described under ${raised.version} in shared/CHANGELOG.md`);
        return;
      }
      if (semver.lt(now.version, needed)) {
        throw new Error(
          `"version" in shared/package.json must be ${needed} or higher: call this command with --describe 'What has changed'`,
        );
      }
      if (accept) await writeFile(report, await reportOf(now));
    });
  },
);
