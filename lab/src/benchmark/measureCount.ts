import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { runStep, UsageError } from '@site/delivery/cli';
import { inRoot } from '@site/delivery/repository';
import { startChromium } from 'tools/startChromium';
import { copyCheckout } from 'tools/testing/checkout';
import { weigh } from 'tools/weights/weigh';
import type { Sample } from '../figures';
import { measureLoad } from '../measure/lighthouse';
import { checkShown } from '../measureSubjects';
import { type Served, serve } from '../serve';
import { again, type Measured } from './document';
import { generateRemotes } from './generate';
import { measureRecovery, type Recovery } from './recovery';
import { type BuiltVariants, printed, type Variant, variants } from './variants';

interface Options {
  /** Of the sources here. */
  readonly commit: string;
  readonly runs: number;
  /** Measures what an earlier run has built, rather than the sources here. */
  readonly reuse: boolean;
  readonly log: (line: string) => void;
}

/** Builds the generated page with so many remotes in all variants, and measures them in turn. */
export async function measureCount(remotes: number, { commit, runs, reuse, log }: Options): Promise<Measured> {
  const folder = inRoot('.cache/benchmark', String(remotes));
  const checkout = path.join(folder, 'checkout');
  const built = reuse ? await readBuilt(folder) : await build();
  const running: Served[] = [];
  try {
    const urls: Partial<Record<Variant, string>> = {};
    for (const variant of variants) {
      const served = await serve(checkout, path.join(folder, 'var'), built.sites[variant]);
      running.push(served);
      urls[variant] = served.url;
    }
    return {
      remotes,
      date: new Date().toISOString(),
      commit: built.commit,
      machine: machine(),
      runs,
      buildSeconds: built.buildSeconds,
      ...(await measure(urls as Record<Variant, string>, built, remotes, runs, log)),
    };
  } finally {
    await Promise.all(running.map((served) => served.stop()));
  }

  async function build(): Promise<Built> {
    await rm(folder, { recursive: true, force: true });
    await copyCheckout(checkout);
    await generateRemotes(checkout, remotes);
    log(`${remotes}: building …`);
    const built = { ...(await buildIn(checkout, log)), commit };
    await writeFile(path.join(folder, builtFile), JSON.stringify(built));
    return built;
  }
}

type Built = BuiltVariants & { /** Of the sources. */ readonly commit: string };

const builtFile = 'built.json';

async function readBuilt(folder: string): Promise<Built> {
  const text = await readFile(path.join(folder, builtFile), 'utf8').catch(() => {
    throw new UsageError(`Nothing is built in ${folder}: leave out --reuse`);
  });
  return JSON.parse(text);
}

function machine(): string {
  const [first] = cpus();
  return `${cpus().length} × ${first?.model.trim() ?? 'processor'}, Node ${process.versions.node}`;
}

/** Runs `buildVariants` with the tools of the copy, which know its packages. */
async function buildIn(checkout: string, log: (line: string) => void): Promise<BuiltVariants> {
  // What has not changed in the copy need not be built there.
  await runStep('mkdir', ['-p', path.join(checkout, '.cache')]);
  await runStep('cp', ['-r', inRoot('.cache/builds'), path.join(checkout, '.cache/builds')]).catch(() => {});
  const worker = path.join(checkout, 'lab/src/benchmark/buildVariants.ts');
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', worker], {
      cwd: checkout,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    let complaint = '';
    child.stdout.on('data', (data) => {
      text += data;
    });
    child.stderr.on('data', (data) => {
      complaint += data;
      log(String(data).trimEnd());
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(text) : reject(new Error(complaint.trim()))));
  });
  const line = output.split('\n').find((it) => it.startsWith(printed)) ?? '';
  return JSON.parse(line.slice(printed.length));
}

async function measure(
  urls: Readonly<Record<Variant, string>>,
  { entries }: BuiltVariants,
  remotes: number,
  runs: number,
  log: (line: string) => void,
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
      for (const name of ['as it is', again, 'one bundle', 'stock federation'] as const) {
        log(`${remotes}: round ${round} of ${runs}, ${name}`);
        const url = `${urls[name === again ? 'as it is' : name]}/`;
        const weight = await weigh(browser, url);
        checkShown(name, '/', weight.textLength, samples['as it is'][0]?.weight.textLength);
        samples[name].push({ weight, load: await measureLoad(url) });
      }
      for (const variant of variants) {
        const entry = entries[variant];
        if (!entry) continue;
        log(`${remotes}: round ${round} of ${runs}, ${variant} with a dead remote`);
        const found = await measureRecovery(browser, `${urls[variant]}/`, entry, remotes - 1);
        recovery[variant] = [...(recovery[variant] ?? []), found];
      }
    }
  } finally {
    await browser.close();
  }
  return { samples, recovery };
}
