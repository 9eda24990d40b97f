import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStep } from '@site/delivery/cli';
import { copyCheckout } from 'tools/testing/checkout';
import { table } from '../document';
import { measurement } from '../measurement';
import { replaceIn } from '../replaceIn';
import { mistakes } from './planted';

export default measurement({
  about: 'Makes one mistake at a time in a copy of the checkout, and looks whether npm run check finds it.',
  options: { in: { default: '', help: 'files with this in their paths alone' } },
  async run({ in: part }, log) {
    const folder = await mkdtemp(path.join(tmpdir(), 'mistakes-'));
    const rows: string[][] = [];
    const findings: string[] = [];
    try {
      const { folder: copy, run } = await copyCheckout(path.join(folder, 'checkout'));
      const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
      await runStep('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: copy });
      await runStep('git', ['add', '--all'], { cwd: copy });
      await runStep('git', [...author, 'commit', '--quiet', '--message', 'As it is'], { cwd: copy });
      log('Nothing changed …');
      await run('check');
      for (const [file, text, mistake] of mistakes.filter(([name]) => name.includes(part))) {
        const source = await readFile(path.join(copy, file), 'utf8');
        await replaceIn(path.join(copy, file), text, mistake);
        const started = performance.now();
        const said = await run('check').catch(({ message }: Error) => message);
        const found = [...said.matchAll(/^FAILED\s+\d+ s\s+(.+)$/gm)].map(([, step = '']) => step);
        await writeFile(path.join(copy, file), source);
        rows.push([file, found.join(', ') || 'nothing', `${Math.round((performance.now() - started) / 1000)} s`]);
        if (found.length === 0) findings.push(`${file}: "${mistake}" for "${text}" is not found`);
        log(`${file}: ${found.join(', ') || 'not found'}`);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return { title: 'Planted mistakes', blocks: [table([['mistake in', 'found by', 'within'], ...rows])], findings };
  },
});
