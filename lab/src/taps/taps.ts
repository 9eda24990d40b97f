import type { BrowserContext, Page } from '@playwright/test';
import { type Control, controlsOn, type Device } from '@site/e2e/taps/controls';
import { type Age, deviceOptions, type Rehearsal, rehearse, type TapResult, tapPage } from '@site/e2e/taps/tapping';
import { startChromium } from '@site/tools/chromium';
import { allPages } from '@site/tools/weights/budgets';
import { type Log, measurement, pagesIn, wholeNumber } from '../measurement';
import { type Subject, withSubjects } from '../sites/subjects';
import { ages, keyOf, type Measured, type Rounds, tapFindings, tapTable } from './tapTable';

const slowdown = 4;

export default measurement({
  help: `npm run lab -- taps [options]

Time from a tap to its result, for every control of every page: 0, 1 and 5 s after the first paint of an untouched
page, on the same page once started, and on one bundle of the same source, with a processor four times as slow. Takes
a few seconds for each control, age, round and site.

  --device NAME     phone (360 px, by touch; default) or desktop (1366 px, by mouse)
  --pages PATHS     separated by commas (default: all)
  --controls TEXT   part of a control's name, such as "menu" (default: all)
  --runs N          rounds; medians are shown (default: 5)
  --against COMMIT  also an earlier commit`,
  options: { device: 'phone', pages: 'all', controls: '', runs: '5', against: '' },
  async run({ pages, controls, device, runs, against }, log) {
    if (device !== 'phone' && device !== 'desktop') throw new Error('The device is phone or desktop');
    const rounds = wholeNumber(runs);
    const paths = pagesIn(pages);
    const chosen = controlsOn(device).filter(({ name, path }) => paths.includes(path) && name.includes(controls));
    return withSubjects({ pages: allPages, against, log }, async (subjects) => {
      const measured: Measured[] = [];
      for (const control of chosen) {
        log(`${control.path}, ${control.name}`);
        measured.push({ control, rounds: await measureControl(control, { device, subjects, rounds, log }) });
      }
      const others = subjects.slice(1).map(({ name }) => name);
      const blocks = [legend(device, rounds), tapTable(others, measured)];
      return { title: 'From the tap to what it asked for', blocks, findings: tapFindings(measured) };
    });
  },
});

interface Options {
  readonly device: Device;
  readonly subjects: readonly Subject[];
  readonly rounds: number;
  readonly log: Log;
}

/** Measures all sites and ages in turn in each round, so that the machine's load affects all alike. */
async function measureControl(control: Control, { device, subjects, rounds, log }: Options): Promise<Rounds> {
  const results = new Map<string, (readonly TapResult[] | null)[]>();
  const rehearsals = new Map<string, Rehearsal>();
  const browser = await startChromium();
  async function inContext<T>(action: (context: BrowserContext) => Promise<T>): Promise<T> {
    const context = await browser.newContext(deviceOptions[device]);
    context.setDefaultTimeout(20_000);
    return action(context).finally(() => context.close());
  }
  async function attempt({ name, url }: Subject, age: Age) {
    const rehearsal =
      rehearsals.get(name) ?? (await inContext((context) => rehearse(context, device, url, control, start)));
    rehearsals.set(name, rehearsal);
    return inContext((context) => tapPage(context, device, url, control, rehearsal, { age, slowdown, start }));
  }
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of subjects) {
        for (const age of subject.name === 'here' ? ([...ages, 'started'] as const) : ages) {
          const taps = await attempt(subject, age).catch((error: Error) => {
            log(`  ${subject.name}: ${error.message.split('\n', 1)[0]}`);
            return null;
          });
          const key = keyOf(subject.name, age);
          results.set(key, [...(results.get(key) ?? []), taps]);
        }
      }
    }
    return results;
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

const legend = (device: Device, rounds: number) =>
  `Medians of ${rounds}, ms, ${device}, processor at a quarter of its speed. *0 s*, *1 s*, *5 s*: time since the first paint of an \
untouched page; *started*: all of its code had run. Measured from the browser’s time of the touch to the end of the first frame that \
shows the result, which animations may still move; *–*: no response. \`e2e/support/taps\` defines the controls and the measurement.`;
