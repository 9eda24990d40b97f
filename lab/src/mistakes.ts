import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '@site/delivery/cli';
import { table } from './document';
import { inCopy, replaceIn } from './inCopy';
import { measurement } from './measurement';

/** A mistake that somebody may make: a file, what stands in it, and what stands there by mistake. */
type Mistake = readonly [file: string, text: string, mistake: string];

/** Of each package at least one. */
const mistakes: readonly Mistake[] = [
  ['shared/src/cart/cartRules.ts', 'quantity > 0', 'quantity >= 0'],
  ['shared/src/cart/cartRules.ts', 'Math.round(price * 100) * quantity', 'Math.round(price * 100)'],
  ['shared/src/forms/accountForms.ts', 'password.length >= 8', 'password.length > 8'],
  ['shared/src/format/index.ts', 'price.toFixed(2)', 'price.toFixed(3)'],
  ['shell/src/remotes/chooseDeployment.ts', '!deployment.default && visitor', 'deployment.default && visitor'],
  ['shell/src/remotes/slotStates.ts', "load.at === 'loading' && load.run === run", "load.at === 'loading'"],
  ['shell/src/routes.ts', 'caseSensitive: true', 'caseSensitive: false'],
  ['mfe-account/src/session/failures.ts', "field: 'email'", "field: 'password'"],
  ['mfe-account/src/session/failures.ts', "message: 'Usuário não encontrado.'", "message: 'Usuário não encontrado'"],
  ['mfe-cart/src/panel/CartPanel.tsx', 'quantity - 1)', 'quantity)'],
  ['mfe-catalog/src/filter/filterRules.ts', '.some((tag)', '.every((tag)'],
  ['mfe-catalog/src/filter/filterRules.ts', '.filter((value) => knownValues.has(value))', ''],
  ['mfe-content/src/contactForm/draftStorage.ts', 'length > longest', 'length < longest'],
  ['mfe-content/src/contactForm/draftStorage.ts', "'contactDraft'", "'draft'; const unused = 1"],
  ['delivery/src/store/channelMoves.ts', 'traffic > 99', 'traffic > 100'],
  ['delivery/src/publish/prune.ts', 'keptVersions = 5', 'keptVersions = 1'],
  ['delivery/src/publish/sitemap.ts', "'Disallow: /'", "'Disallow /'"],
  ['server/src/guard/sequentialTest.ts', 'canary.views < judgedBy.leastViews ||', ''],
  ['server/src/mail/dailyShare.ts', 'use.messages >= limits.messages', 'use.messages > limits.messages'],
  ['tools/src/newRemote/remoteRequest.ts', 'folder.length <= 40', 'folder.length <= 400'],
  ['lab/src/statistics.ts', 'sorted.length / 2', 'sorted.length * 2'],
  ['e2e/support/keyboard.ts', 'import ', "import '@site/delivery/cli';\nimport "],
];

const git = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

export default measurement({
  about: 'Makes one mistake at a time in a copy of the checkout, and looks whether npm run check finds it.',
  options: {},
  run: (_values, log) =>
    inCopy(async ({ folder: cwd, run }) => {
      const rows: string[][] = [];
      const findings: string[] = [];
      await runStep('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd });
      await runStep('git', ['add', '--all'], { cwd });
      await runStep('git', [...git, 'commit', '--quiet', '--message', 'As it is'], { cwd });
      log('Nothing changed …');
      await run('check');
      for (const [name, text, mistake] of mistakes) {
        const file = path.join(cwd, name);
        const source = await readFile(file, 'utf8');
        await replaceIn(file, text, mistake);
        const started = performance.now();
        const said = await run('check').catch(({ message }: Error) => message);
        const found = [...said.matchAll(/^FAILED\s+\d+ s\s+(.+)$/gm)].map(([, step = '']) => step);
        await writeFile(file, source);
        rows.push([name, found.join(', ') || 'nothing', `${Math.round((performance.now() - started) / 1000)} s`]);
        if (found.length === 0) findings.push(`${name}: "${mistake}" for "${text}" is not found`);
        log(`${name}: ${found.join(', ') || 'not found'}`);
      }
      return { title: 'Planted mistakes', blocks: [table([['mistake in', 'found by', 'within'], ...rows])], findings };
    }),
});
