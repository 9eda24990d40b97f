import { spawnSync } from 'node:child_process';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';
import { commitOf } from './checkOut';

const folder = temporaryFolderPerTest();

test('a commit is known by any name that git takes, and nothing else is one', () => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder(), encoding: 'utf8' }).stdout.trim();
  git('init', '--quiet');
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--allow-empty', '--quiet', '--message', 'First');
  const commit = git('rev-parse', 'HEAD');
  expect(commitOf('HEAD', folder())).toBe(commit);
  expect(commitOf(commit.slice(0, 10), folder())).toBe(commit);
  for (const ref of ['no-such-branch', '--all', '']) expect(() => commitOf(ref, folder())).toThrow(Error);
});
