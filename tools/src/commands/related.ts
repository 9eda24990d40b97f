import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand, runStep } from '@site/delivery/cli';
import { ifENOENT } from '@site/delivery/files';
import { inRoot } from '@site/delivery/repository';
import { relatedFiles } from '../relatedFiles';

type State = Readonly<Record<string, string>>;

const passed = inRoot('.cache/related.json');

await runCommand(async () => {
  const now = presentState();
  const before = await readFile(passed, 'utf8').then((text): State => JSON.parse(text), ifENOENT(mergedState()));
  const changed = Object.keys(now).filter((file) => now[file] !== before[file]);
  const files = relatedFiles(changed, Object.keys(now));
  console.log(`${changed.length} files differ from those that passed last`);
  if (files === 'all' || files.length > 0) {
    const which = files === 'all' ? [] : ['--findRelatedTests', ...files];
    await runStep('npx', ['jest', '--config', 'tools/jest.config.mjs', '--passWithNoTests', ...which]);
  }
  await mkdir(path.dirname(passed), { recursive: true });
  await writeFile(passed, JSON.stringify(now));
});

function presentState(): State {
  const listed = git(['ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0');
  const files = [...new Set(listed)].filter((file) => file && existsSync(inRoot(file)));
  const digests = git(['hash-object', '--stdin-paths'], files.join('\n')).split('\n');
  return Object.fromEntries(files.map((file, index) => [file, digests[index] ?? '']));
}

/** State of the commit that this branch starts from, which pipelines have tested. */
function mergedState(): State {
  for (const main of ['origin/main', 'main']) {
    try {
      const base = git(['merge-base', 'HEAD', main]).trim();
      const entries = git(['ls-tree', '-r', '-z', '--format=%(path)%x09%(objectname)', base]).split('\0');
      return Object.fromEntries(entries.map((entry) => entry.split('\t')));
    } catch {
      // The branch does not exist here.
    }
  }
  return {};
}

function git(args: readonly string[], input = ''): string {
  return execFileSync('git', args, {
    cwd: inRoot(),
    encoding: 'utf8',
    input,
    maxBuffer: 2 ** 26,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
