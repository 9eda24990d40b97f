import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';
import { startChromium } from 'tools/startChromium';
import { copyCheckout } from 'tools/testing/checkout';
import { weigh } from 'tools/weights/weigh';
import type { Log } from '../measurement';
import type { Sample } from '../pages/figures';
import type { Lighthouse } from '../pages/lighthouse';
import { checkShown } from '../pages/measureSubjects';
import { type RunningServer, startSite } from '../runningServer';
import type { BuiltVariants } from './buildVariants';
import { generateRemotes } from './generate';
import { measureRecovery, type Recovery } from './recovery';
import { again, type Measured, subjects, type Variant, variants } from './tables';

interface Options {
  readonly runs: number;
  readonly measureLoad: Lighthouse['measureLoad'];
  readonly log: Log;
}

/** Builds the generated page with so many remotes in all variants, and measures them in turn. */
export async function measureCount(remotes: number, options: Options): Promise<Measured> {
  const checkout = inRoot('.cache/lab/benchmark');
  await rm(checkout, { recursive: true, force: true });
  await copyCheckout(checkout);
  await generateRemotes(checkout, remotes);
  options.log(`${remotes}: building …`);
  const built = await buildIn(checkout, options.log);
  const running: Partial<Record<Variant, RunningServer>> = {};
  try {
    for (const variant of variants) running[variant] = await startSite(built.sites[variant], {}, checkout);
    const urlOf = (variant: Variant) => `${running[variant]?.url}/`;
    return { remotes, buildSeconds: built.buildSeconds, ...(await measure(urlOf, built, remotes, options)) };
  } finally {
    await Promise.all(Object.values(running).map((server) => server.stop()));
  }
}

/** Runs `buildVariants` of the copy, whose tools know its packages. */
async function buildIn(checkout: string, log: Log): Promise<BuiltVariants> {
  // What has not changed in the copy need not be built there.
  await runStep('mkdir', ['-p', path.join(checkout, '.cache')]);
  await runStep('cp', ['-r', inRoot('.cache/builds'), path.join(checkout, '.cache/builds')]).catch(() => {});
  const program = path.join(checkout, path.relative(inRoot(), import.meta.dirname), 'buildVariants.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    let complaint = '';
    child.stderr?.on('data', (data) => {
      complaint += data;
      log(String(data).trimEnd());
    });
    child.once('message', (built) => resolve(built as BuiltVariants));
    child.once('error', reject);
    child.once('close', () => reject(new Error(complaint.trim())));
  });
}

async function measure(
  urlOf: (variant: Variant) => string,
  { entries }: BuiltVariants,
  remotes: number,
  { runs, measureLoad, log }: Options,
): Promise<Pick<Measured, 'samples' | 'recovery'>> {
  const samples: Record<Variant | typeof again, Sample[]> = {
    'as it is': [],
    [again]: [],
    'one bundle': [],
    'stock federation': [],
  };
  const recovery: Partial<Record<Variant, Recovery[]>> = {};
  const browser = await startChromium();
  try {
    for (let round = 1; round <= runs; round += 1) {
      for (const name of subjects) {
        log(`${remotes}: round ${round} of ${runs}, ${name}`);
        const url = urlOf(name === again ? 'as it is' : name);
        const weight = await weigh(browser, url);
        checkShown(name, '/', weight.textLength, samples['as it is'][0]?.weight.textLength);
        samples[name].push({ weight, load: await measureLoad(url) });
      }
      for (const variant of variants) {
        const entry = entries[variant];
        if (!entry) continue;
        log(`${remotes}: round ${round} of ${runs}, ${variant} with a dead remote`);
        const found = await measureRecovery(browser, urlOf(variant), entry, remotes - 1);
        recovery[variant] = [...(recovery[variant] ?? []), found];
      }
    }
  } finally {
    await browser.close();
  }
  return { samples, recovery };
}
