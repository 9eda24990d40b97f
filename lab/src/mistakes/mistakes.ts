import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runStep } from '@site/delivery/cli';
import { table } from '../document';
import { inCopy } from '../inCopy';
import { measurement } from '../measurement';
import { replaceIn } from '../replaceIn';
import { mistakes } from './planted';

const git = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

export default measurement({
  about: 'Makes one mistake at a time in a copy of the checkout, and looks whether npm run check finds it.',
  options: { in: { default: '', help: 'files with this in their paths alone' } },
  run: ({ in: part }, log) =>
    inCopy(async ({ folder: cwd, run }) => {
      const rows: string[][] = [];
      const findings: string[] = [];
      await runStep('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd });
      await runStep('git', ['add', '--all'], { cwd });
      await runStep('git', [...git, 'commit', '--quiet', '--message', 'As it is'], { cwd });
      log('Nothing changed …');
      await run('check');
      for (const [name, text, mistake] of mistakes.filter(([name]) => name.includes(part))) {
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
