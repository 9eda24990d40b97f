import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Control, Device } from 'e2e/taps/controls';
import { type Age, deviceOptions, type Rehearsal, rehearse, type TapResult, tapPage } from 'e2e/taps/tapping';
import type { Log } from '../measurement';
import type { Subject } from '../pages/subjects';

/** A way in which controls are met. */
interface Condition {
  readonly device: Device;
  /** How many times slower the processor is. */
  readonly slowdown: number;
}

export interface Measured {
  readonly control: Control;
  readonly rounds: Rounds;
}

/** What every round found, by site and age, in the order of the rounds; null where a page did not do it at all. */
export type Rounds = ReadonlyMap<string, readonly (readonly TapResult[] | null)[]>;

/** @param age ms */
export const keyOf = (subject: string, age: Age) => `${subject} ${age}`;

interface Options {
  readonly browser: Browser;
  readonly subjects: readonly Subject[];
  /** s. */
  readonly ages: readonly number[];
  readonly runs: number;
  readonly log: Log;
}

/** Measures controls one after the other. */
export async function measureTaps(
  controls: readonly Control[],
  condition: Condition,
  options: Options,
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const control of controls) {
    options.log(`${condition.device}, ${condition.slowdown}x: ${control.path}, ${control.name}`);
    measured.push({ control, rounds: await measureControl(control, condition, options) });
  }
  return measured;
}

/**
 * Measures a control under one condition: round by round all sites and ages in turn, so that all meet the same moods of the
 * machine. Only the site here is also met when all of it is at work.
 */
async function measureControl(
  control: Control,
  { device, slowdown }: Condition,
  { browser, subjects, ages, runs, log }: Options,
): Promise<Rounds> {
  const rounds = new Map<string, (readonly TapResult[] | null)[]>();
  const rehearsals = new Map<string, Rehearsal>();
  for (let round = 0; round < runs; round += 1) {
    for (const [index, { name, url }] of subjects.entries()) {
      for (const age of [...ages.map((s) => s * 1000), ...(index === 0 ? (['started'] as const) : [])]) {
        const attempt = async () => {
          const rehearsal =
            rehearsals.get(name) ??
            (await inContext(browser, device, (context) => rehearse(context, device, url, control, start)));
          rehearsals.set(name, rehearsal);
          return inContext(browser, device, (context) =>
            tapPage(context, device, url, control, rehearsal, { age, slowdown, start }),
          );
        };
        const result = await attempt().catch((error: Error) => {
          // The others are measured all the same.
          log(`  ${name}: ${error.message.split('\n', 1)[0]}`);
          return null;
        });
        const key = keyOf(name, age);
        rounds.set(key, [...(rounds.get(key) ?? []), result]);
      }
    }
  }
  return rounds;
}

async function inContext<T>(
  browser: Browser,
  device: Device,
  action: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(deviceOptions[device]);
  context.setDefaultTimeout(20_000);
  try {
    return await action(context);
  } finally {
    await context.close();
  }
}

/** Waits until React has taken over the page's own part; one that waits for its visitor is given a sign. */
async function start(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    const part = document.querySelector('main [data-boundary] *, main h1');
    return part !== null && Object.keys(part).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
