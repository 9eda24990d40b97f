import { controlsOn, type Device } from '@site/e2e/taps/controls';
import { allPages } from '@site/tools/weights/budgets';
import { listed, measurement, pagesIn, wholeNumber } from '../measurement';
import { withSubjects } from '../pages/subjects';
import { builtCommits } from '../sites/checkOut';
import { measureTaps } from './measureTaps';
import { tapFindings, tapTable } from './tapTables';

const devices: readonly Device[] = ['phone', 'desktop'];

export default measurement({
  about: `Time from a tap to its result, for every control of every page: 0, 1 and 5 s after the first paint of an untouched
page, on the same page once started, and on one bundle of the same source. Takes a few seconds for each control, age,
round and site.`,
  options: {
    pages: { default: 'all', help: 'separated by commas' },
    controls: { default: '', help: 'part of a control’s name, such as "menu" (default: all)' },
    devices: { default: devices.join(), help: 'phone (360 px, by touch), desktop (1366 px, by mouse)' },
    slowdowns: { default: '1,4', help: 'of the processor' },
    runs: { default: 5, help: 'rounds; medians are shown' },
    alone: { default: false, help: 'without the bundle' },
    against: { default: '', help: 'also an earlier commit' },
  },
  async run({ pages, controls, devices: chosen, slowdowns, runs, alone, against }, log) {
    const wanted = pagesIn(pages);
    const conditions = listed(chosen, devices).flatMap((device) =>
      slowdowns.split(',').map((text) => ({
        device,
        slowdown: wholeNumber('slowdowns', text),
        controls: controlsOn(device).filter(({ name, path }) => wanted.includes(path) && name.includes(controls)),
      })),
    );
    const plan = { pages: allPages, baselines: alone ? [] : (['one bundle'] as const), log };
    return withSubjects({ ...plan, others: await builtCommits(against, log) }, async (subjects) => {
      const blocks: string[] = [];
      const findings: string[] = [];
      for (const { controls, ...condition } of conditions) {
        const taps = await measureTaps(controls, { ...condition, subjects, ages: [0, 1, 5], runs, log });
        blocks.push(`## ${condition.device}, ${condition.slowdown}x CPU`, tapTable(taps));
        // Printed early: the next condition takes long and may fail.
        log(blocks.at(-1) ?? '');
        if (condition.slowdown === 4) findings.push(...tapFindings(taps));
      }
      return { title: 'From the tap to what it asked for', blocks: [legend(runs), ...blocks], findings };
    });
  },
});

const legend = (runs: number) =>
  `Medians of ${runs}, ms; sites and ages in turn. *0 s*, *1 s*, *5 s*: time since the first paint of an untouched page; *started*: all
of its code had run. Measured from the browser’s time of the touch to the end of the first frame that shows the result: the
dialog, the next picture, the moving row, the new number of products, the next page’s heading. Animations have begun by
then, and need not end; *–*: no response, or no further tap. *Next taps*: the slower of those 0.3 s and 0.6 s after the first,
at the worst age, and started. *Event Timing*: the browser’s own figure for the first, at the worst age. \`e2e/support/taps\`
defines the controls and the measurement.`;
