import { existsSync } from 'node:fs';
import { openObjectStore, publishSite, publishTo, sayOnce, watchStore } from '../../publish';
import { probeIsolation } from '../../render';
import { readSiteConfig } from '../../repository';
import { command, logError, placeHelp, placeOf, placeOptions, siteNamed } from '../command';
import { runStep } from '../runStep';
import { stopOnSignal } from '../stopOnSignal';

const help = `npm run site -- publish-site [--watch] [--repair] [--to s3://BUCKET/PREFIX]

Makes the site what the channels of the release store say: fetches, verifies, renders what
changed, and shows it in one step.

  --watch         goes on: a deployment of any team is published within seconds
  --repair        says how many files are as they were published. Lost and changed ones are
                  replaced at each start, and with --watch once a day
  --to PLACE      also puts the site into an object store, such as s3://bucket/prefix, with the
                  environment's settings for AWS tools (AWS_ENDPOINT_URL, AWS_ACCESS_KEY_ID, …)
  --after COMMAND runs in a shell at first and whenever the site has changed, such as
                  --after 'npm run site -- hosting firebase'; one that
                  fails is tried again. With --to it has SITE_GENERATION, the name of the
                  generation that visitors get, and may purge a CDN
${placeHelp}`;

const options = {
  ...placeOptions,
  watch: { type: 'boolean' },
  repair: { type: 'boolean', default: false },
  to: { type: 'string' },
  after: { type: 'string' },
} as const;

/** ms */
const stopTime = 4_000;

await command(help, options, async (values) => {
  const { store, log } = await placeOf(values);
  const isNamed = Boolean(values.store ?? process.env.SITE_STORE);
  if (!isNamed && !existsSync(store.location)) {
    throw new Error(
      `There is no release store: set SITE_STORE to the URL of an npm registry or a folder (without it: ${store.location})`,
    );
  }
  const site = siteNamed(values.site);
  const target = values.to ? await openObjectStore(values.to) : null;
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  // A publication that ends here leaves the site as it was.
  const stop = async () => {
    stopping.abort(new Error('Stopped: the site stays as it was'));
    await running.catch(() => {});
  };
  stopOnSignal(stop, stopTime);
  // A retry repeats the lines of the attempt before it.
  const [lines, reports] = [sayOnce(log), sayOnce(logError)];
  // An earlier process may have been killed between publication and follow-up.
  let followUpIsDue = true;
  const publish = (repair: boolean) => {
    const publication = publishNow(repair);
    running = publication;
    return publication;
  };
  const publishNow = async (repair: boolean) => {
    const { signal } = stopping;
    const publishFolder = async () =>
      publishSite({
        site,
        store,
        config: await readSiteConfig(process.env, reports.say),
        repair,
        log: lines.say,
        signal,
      });
    const uploaded = target
      ? await publishTo({ store: target, site, publish: publishFolder, repair, log: lines.say })
      : null;
    const { changed, whole, heldBack } = uploaded ? uploaded.result : await publishFolder();
    if (values.repair && whole !== null) console.log(`${whole} files are as they were published.`);
    for (const [name, reason] of heldBack) reports.say(`${name} stays as it was: ${reason}`);
    if (uploaded?.moved) console.log(`Published to ${values.to}`);
    else if (changed) console.log(`Published to ${site.base}`);
    else if (heldBack.size === 0) console.log('The site is up to date.');
    const isNew = uploaded ? uploaded.moved : changed;
    if (isNew || heldBack.size === 0) for (const each of [lines, reports]) each.restart();
    followUpIsDue ||= isNew;
    const env = { ...process.env, ...(uploaded && { SITE_GENERATION: uploaded.generation }) };
    if (values.after && followUpIsDue) await runStep(values.after, [], { env, shell: true });
    followUpIsDue = false;
    return { heldBack };
  };
  if (!values.watch) {
    if ((await publish(true)).heldBack.size > 0) process.exitCode = 1;
    return;
  }
  if ((await probeIsolation()) === 'namespaces') console.log('Releases are rendered in bubblewrap.');
  console.log(`Watching ${store.location}. Ctrl-C stops.`);
  await watchStore(store, publish, { signal: stopping.signal, onError: logError });
});
