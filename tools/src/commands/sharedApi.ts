import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from '@site/delivery/cli';
import { withStaging } from '@site/delivery/files';
import { inRoot } from '@site/delivery/repository';
import semver from 'semver';
import { bumpFor, changesBetween, neededVersion } from '../sharedApi/changes';
import { type Offer, offerOf } from '../sharedApi/offer';

const help = `npm run shared-api -w tools [-- --accept]

Compares the exports of @site/shared with its last release, prints the kind of change for its
consumers (patch, minor or major), and fails when the version in shared/package.json is too low.

  --accept        that version is released: what it exports is what the next is compared with
  --help          this text`;

const api = inRoot('shared/api');
const describedIn = path.join(api, 'released.json');

await command(help, { accept: { type: 'boolean' } }, async ({ accept = false }) => {
  const released: Offer = { ...JSON.parse(await readFile(describedIn, 'utf8')), declarations: api };
  // Within the package, so that its imports resolve.
  await withStaging(inRoot('shared/.cache/api'), async (staging) => {
    const now = await offerOf(inRoot('shared'), staging, [inRoot('delivery/types/assets.d.ts')]);
    const changes = changesBetween(released, now, staging);
    for (const { bump, message } of changes) console.log(`  ${bump}  ${message}`);
    const needed = neededVersion(released.version, changes);
    console.log(`@site/shared ${now.version}, compared with the released ${released.version}: ${bumpFor(changes)}`);
    if (semver.lt(now.version, needed)) {
      throw new Error(
        `"version" in shared/package.json must be ${needed} or higher (docs/decisions/0018-ecosystem.md)`,
      );
    }
    if (accept) await writeReleased(now);
  });
});

async function writeReleased({ version, exports, declarations }: Offer): Promise<void> {
  await rm(api, { recursive: true, force: true });
  await cp(declarations, api, { recursive: true });
  await writeFile(describedIn, `${JSON.stringify({ version, exports }, null, 2)}\n`);
}
