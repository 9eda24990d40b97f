import type { BrowserContext, Page } from '@playwright/test';
import type { Control, Device } from '@site/e2e/taps/controls';
import { type Age, deviceOptions, type Rehearsal, rehearse, type TapResult, tapPage } from '@site/e2e/taps/tapping';
import { startChromium } from '@site/tools/chromium';
import type { Log } from '../measurement';
import type { Subject } from '../pages/subjects';

export interface Taps {
  readonly subjects: readonly string[];
  /** s */
  readonly ages: readonly number[];
  readonly measured: readonly { readonly control: Control; readonly rounds: Rounds }[];
}

export type Rounds = ReadonlyMap<string, readonly (readonly TapResult[] | null)[]>;

/** @param age ms */
export const keyOf = (subject: string, age: Age) => `${subject} ${age}`;

interface Options {
  readonly device: Device;
  readonly slowdown: number;
  readonly subjects: readonly Subject[];
  /** s */
  readonly ages: readonly number[];
  readonly runs: number;
  readonly log: Log;
}

/** Measures all sites and ages in turn in each round, so that the machine's load affects all alike. */
export async function measureTaps(
  controls: readonly Control[],
  { device, slowdown, subjects, ages, runs, log }: Options,
): Promise<Taps> {
  // The second measurement of the site here would double the time.
  const sites = subjects.filter(({ name }) => name !== 'here again');
  const untouched: readonly Age[] = ages.map((s) => s * 1000);
  const cases = sites.flatMap(({ name, url }, index) =>
    (index === 0 ? [...untouched, 'started' as const] : untouched).map((age) => ({ name, url, age })),
  );
  const browser = await startChromium();
  async function inContext<T>(action: (context: BrowserContext) => Promise<T>): Promise<T> {
    const context = await browser.newContext(deviceOptions[device]);
    context.setDefaultTimeout(20_000);
    return action(context).finally(() => context.close());
  }
  async function measureControl(control: Control): Promise<Rounds> {
    const rounds = new Map<string, (readonly TapResult[] | null)[]>();
    const rehearsals = new Map<string, Rehearsal>();
    const attempt = async ({ name, url, age }: (typeof cases)[number]) => {
      const rehearsal =
        rehearsals.get(name) ?? (await inContext((context) => rehearse(context, device, url, control, start)));
      rehearsals.set(name, rehearsal);
      return inContext((context) => tapPage(context, device, url, control, rehearsal, { age, slowdown, start }));
    };
    for (let round = 0; round < runs; round += 1) {
      for (const it of cases) {
        const result = await attempt(it).catch((error: Error) => {
          log(`  ${it.name}: ${error.message.split('\n', 1)[0]}`);
          return null;
        });
        const key = keyOf(it.name, it.age);
        rounds.set(key, [...(rounds.get(key) ?? []), result]);
      }
    }
    return rounds;
  }
  try {
    const measured: Taps['measured'][number][] = [];
    for (const control of controls) {
      log(`${device}, ${slowdown}x: ${control.path}, ${control.name}`);
      measured.push({ control, rounds: await measureControl(control) });
    }
    return { subjects: sites.map(({ name }) => name), ages, measured };
  } finally {
    await browser.close();
  }
}

/** Moves the pointer for parts that are hydrated on interaction. */
async function start(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    const part = document.querySelector('main [data-boundary] *, main h1');
    return part !== null && Object.keys(part).some((key) => key.startsWith('__reactFiber'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
