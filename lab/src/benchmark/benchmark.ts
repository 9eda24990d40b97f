import { fork } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { ifENOENT } from '@site/delivery/files';
import { inRoot } from '@site/delivery/repository';
import { copyCheckout } from 'tools/testing/checkout';
import { table } from '../document';
import { measurement, wholeNumber } from '../measurement';
import { legend } from '../pages/results';
import { generatedSections, generateRemotes } from './generate';
import type { MeasuredCopy } from './measureCopy';

export default measurement({
  about: `What the seams between remotes cost: one page as one bundle, with the defaults of Module Federation, and as this site does
it, with 1, 4, 10 and 20 generated remotes, in copies of this checkout. About 20 minutes on two processors.`,
  options: {
    remotes: { default: '1,4,10,20', help: 'how many of them' },
    runs: { default: 3, help: 'rounds; medians are shown' },
  },
  async run({ remotes, runs }, log) {
    const counts = remotes.split(',').map((text) => wholeNumber('remotes', text));
    const tooMany = counts.find((count) => count > generatedSections);
    if (tooMany !== undefined) throw new Error(`${tooMany} remotes can't share ${generatedSections} sections`);
    const checkout = inRoot('.cache/lab/benchmark');
    const blocks: string[] = [];
    let instrument = '';
    for (const count of counts) {
      log(`${count} remotes`);
      await copyCheckout(checkout);
      await generateRemotes(checkout, count);
      const { version, rows } = await measureIn(checkout, runs);
      instrument = version;
      blocks.push(`## ${count} ${count === 1 ? 'remote' : 'remotes'}`, table(rows));
      // The next one takes minutes, and may fail.
      log(table(rows));
    }
    return { title: 'What the seams cost', instrument, blocks: [introduction, legend(runs), ...blocks] };
  },
});

/** Runs `measureCopy` of the copy, whose tools know its packages. */
async function measureIn(checkout: string, runs: number): Promise<MeasuredCopy> {
  // What has not changed in the copy need not be built there.
  const builds = '.cache/builds';
  await cp(inRoot(builds), path.join(checkout, builds), { recursive: true }).catch(ifENOENT(undefined));
  const program = path.join(checkout, path.relative(inRoot(), import.meta.dirname), 'measureCopy.ts');
  // What it says is no part of the document.
  const child = fork(program, [String(runs)], { cwd: checkout, stdio: ['ignore', 2, 2, 'ipc'] });
  return new Promise((resolve, reject) => {
    child.once('message', (measured) => resolve(measured as MeasuredCopy));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The copy could not be measured; it says why above')));
  });
}

const introduction = `One page of 20 sections, whose code, styles and text are the same in every column, shared out among so many remotes. Its shell, header, user menu and footer are this site's.

- **here**: this site's own federation, releases and prerendering.
- **one bundle**: one webpack build of all packages, prerendered, one script and one style sheet for the page.
- **stock federation**: Module Federation as its documentation has it (\`remotes\`, \`exposes\`, three singletons, everything else by default), rendered in the browser.`;
