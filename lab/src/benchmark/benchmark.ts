import { UsageError } from '@site/delivery/cli';
import { measurement, wholeNumber } from '../measurement';
import { lighthouse } from '../pages/lighthouse';
import { generatedSections } from './generate';
import { measureCount } from './measureCount';
import { countBlocks, introduction } from './tables';

export const benchmark = measurement({
  about: `What the seams between remotes cost: one page as one bundle, with the defaults of Module Federation, and as this site does
it, with 1, 4, 10 and 20 generated remotes, in copies of this checkout. About 20 minutes on two processors.`,
  options: {
    remotes: { default: '1,4,10,20', help: 'how many of them' },
    runs: { default: 3, help: 'rounds; medians are shown' },
  },
  async run({ remotes, runs }, log) {
    const counts = remotes.split(',').map((text) => wholeNumber('remotes', text));
    const tooMany = counts.find((count) => count > generatedSections);
    if (tooMany !== undefined) throw new UsageError(`${tooMany} remotes can't share ${generatedSections} sections`);
    const { version, measureLoad } = await lighthouse('13', log);
    const blocks = [introduction];
    for (const count of counts) {
      const found = countBlocks(await measureCount(count, { runs, measureLoad, log }));
      // The next one takes minutes, and may fail.
      log(found.join('\n\n'));
      blocks.push(...found);
    }
    return { title: 'What the seams cost', instrument: `${version}; ${runs} rounds`, blocks };
  },
});
