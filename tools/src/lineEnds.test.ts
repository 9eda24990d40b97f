import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inputsDigest } from '@site/delivery/build';
import { builtPackages, root } from '@site/delivery/repository';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';

const folder = temporaryFolderPerTest();

/** Clones the last commit with a setting of `core.autocrlf`, which Git for Windows turns on. */
function clone(autocrlf: boolean): string {
  const target = path.join(folder(), String(autocrlf));
  execFileSync('git', ['clone', '--quiet', '--shared', '-c', `core.autocrlf=${autocrlf}`, root, target]);
  mkdirSync(path.join(target, 'node_modules/@site'), { recursive: true });
  for (const name of ['shared', 'delivery'])
    symlinkSync(path.join(target, name), path.join(target, 'node_modules/@site', name));
  return target;
}

test('a clone on Windows has the line ends of any other, so it builds equal versions', () => {
  const [onWindows, elsewhere] = [clone(true), clone(false)];
  const files = execFileSync('git', ['ls-files', '--eol'], { cwd: onWindows, encoding: 'utf8', maxBuffer: 2 ** 24 });
  expect(files.match(/\bw\/lf\b/g)?.length).toBeGreaterThan(1000);
  expect(files).not.toMatch(/\bw\/(?:crlf|mixed)\b/);
  for (const name of builtPackages) {
    expect([name, inputsDigest(name, '/', onWindows)]).toEqual([name, inputsDigest(name, '/', elsewhere)]);
  }
});
