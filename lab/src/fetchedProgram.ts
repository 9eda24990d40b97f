import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Path of a program of an npm package, out of npm's cache, and fetched there if need be: nobody who does not measure has
 * to install it.
 *
 * @param wanted package, and version or range, such as `lighthouse@13`
 * @param program its name
 */
export async function fetchedProgram(wanted: string, program: string): Promise<string> {
  const fetching = ['exec', '--yes', `--package=${wanted}`, '--call', `command -v ${program}`];
  const { stdout } = await promisify(execFile)('npm', fetching);
  return stdout.trim();
}
