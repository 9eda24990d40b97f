import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { onProcessor } from '../runningServer';

const connections = 50;

/**
 * Asks for an address again and again over many connections, as a browser that takes gzip.
 *
 * @param seconds a whole number
 * @returns answers a second
 * @throws Error when one of them is not a 2xx or 3xx, or a connection breaks
 */
export async function answersPerSecond(url: string, seconds: number): Promise<number> {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', url];
  const [command, ...args] = onProcessor(1, ['wrk', ...options]);
  const { stdout } = await promisify(execFile)(command, args).catch((cause: unknown) => {
    throw new Error('wrk can not be run; on Debian: apt-get install wrk nginx-light', { cause });
  });
  const trouble = /^.*(?:Non-2xx|Socket errors).*$/m.exec(stdout)?.[0];
  if (trouble) throw new Error(`${url}: ${trouble.trim()}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!(rate > 0)) throw new Error(`${url}: wrk does not say how many answers it got`);
  return rate;
}
