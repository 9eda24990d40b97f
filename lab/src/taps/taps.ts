import { controlsOn, type Device } from 'e2e/taps/controls';
import { allPages } from 'tools/weights/budgets';
import { listed, measurement, pagesIn, wholeNumber } from '../measurement';
import { withSubjects } from '../pages/subjects';
import { measureTaps } from './measureTaps';
import { tapFindings, tapTable } from './tapTables';

const devices: readonly Device[] = ['phone', 'desktop'];

export default measurement({
  about: `From the tap to what it asked for, for every control of every page that nobody has touched: so many seconds after its
first paint, beside the same page when all of it is at work, and beside one bundle of the same source. A few seconds for
each page, age, round and site: choose.`,
  options: {
    pages: { default: 'all', help: 'separated by commas' },
    controls: { default: '', help: 'part of a control’s name, such as "menu" (default: all)' },
    devices: { default: devices.join(), help: 'phone (360 px, by touch), desktop (1366 px, by mouse)' },
    slowdowns: { default: '1,4', help: 'of the processor' },
    runs: { default: 5, help: 'rounds; medians are shown' },
    alone: { default: false, help: 'without the bundle' },
  },
  async run({ pages, controls, devices: chosen, slowdowns, runs, alone }, log) {
    const wanted = pagesIn(pages);
    const conditions = listed(chosen, devices).flatMap((device) =>
      slowdowns.split(',').map((text) => ({
        device,
        slowdown: wholeNumber('slowdowns', text),
        controls: controlsOn(device).filter(({ name, path }) => wanted.includes(path) && name.includes(controls)),
      })),
    );
    return withSubjects({ pages: allPages, baselines: alone ? [] : ['one bundle'], log }, async (subjects) => {
      const blocks: string[] = [];
      const findings: string[] = [];
      for (const { controls, ...condition } of conditions) {
        const taps = await measureTaps(controls, { ...condition, subjects, ages: [0, 1, 5], runs, log });
        blocks.push(`## ${condition.device}, ${condition.slowdown}x CPU`, tapTable(taps));
        // What comes next takes long, and may fail.
        log(blocks.at(-1) ?? '');
        if (condition.slowdown === 4) findings.push(...tapFindings(taps));
      }
      return { title: 'From the tap to what it asked for', blocks: [legend(runs), ...blocks], findings };
    });
  },
});

const legend = (runs: number) =>
  `Medians of ${runs}, ms; sites and ages in turn. *0 s*, *1 s*, *5 s*: the page had been there so long, and nobody had touched it; *started*: all of
its code was at work. From the browser’s time of the touch to the end of the first frame that shows what was asked for: the
dialog in sight, the other picture there, the row on the move, the other number of products, the next page’s heading.
Animations have begun then, and are not waited for; *–*: not answered, or nothing follows. *Next taps*: the slower one of those 0.3 s
and 0.6 s after the first, at the worst age, and started. *Event Timing*: the browser’s own figure for the first, at the worst
age. \`e2e/support/taps\` has the controls and how a page is watched.`;
