import path from 'node:path';
import { runProgram } from '@site/delivery/program';
import { root } from '@site/delivery/repository';

/** Folder for `PATH`; npx installs missing versions. @param major such as 24 @throws Error */
export async function nodeFolder(major: number, log: (line: string) => void): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return path.dirname(process.execPath);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  // The package `node` gets its binary by an install script, which is disabled.
  const wanted = `node-${platform}-${process.arch}@${major}`;
  log(`Getting Node ${major} from the npm registry (or npm's cache) …`);
  const args = ['--yes', '--package', wanted, '--', 'node', '--print', 'process.execPath'];
  const { stdout } = await runProgram('npx', args, { cwd: root });
  return path.dirname(stdout.trim());
}
