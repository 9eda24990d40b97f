import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot, root } from '@site/delivery/repository';

const run = promisify(execFile);

/** What stands on a machine of the internet: the compiled server, and the packages that it names, with their own. */
export interface ServerInstallation {
  /** Starts it, with nothing but these variables in its environment. */
  start(env: NodeJS.ProcessEnv): Promise<{ readonly url: string; stop(): Promise<void> }>;
  /** What `npm run messages` prints there. */
  messages(env: NodeJS.ProcessEnv): Promise<string>;
}

/**
 * Compiles the server into a folder, and copies what `npm install --omit=dev -w server` installs beside it.
 *
 * @param folder outside of this repository, so that nothing else is in reach
 */
export async function installServer(folder: string): Promise<ServerInstallation> {
  const dist = path.join(folder, 'server/dist');
  await run(process.execPath, [inRoot('server/build.mjs'), dist]);
  for (const file of ['server/package.json', 'site.config.json']) await cp(inRoot(file), path.join(folder, file));
  for (const source of await productionPackages()) {
    const target = path.join(folder, path.relative(root, source));
    await mkdir(path.dirname(target), { recursive: true });
    // Those in its own `node_modules` are listed as well, as far as they belong to it.
    const filter = (file: string) => !path.relative(source, file).split(path.sep).includes('node_modules');
    await cp(source, target, { recursive: true, filter });
  }
  const inFolder = (env: NodeJS.ProcessEnv) => ({ cwd: folder, env: { PATH: process.env.PATH, HOME: folder, ...env } });
  return {
    async start(env) {
      const child = spawn(process.execPath, [path.join(dist, 'main.js')], {
        ...inFolder({ PORT: '0', HOST: '127.0.0.1', METRICS_ADDR: 'off', ...env }),
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      return { url: await urlOf(child), stop: () => ended(child) };
    },
    messages: async (env) => (await run(process.execPath, [path.join(dist, 'messages.js')], inFolder(env))).stdout,
  };
}

/** Folders of the server's dependencies and of theirs, as they are installed here. */
async function productionPackages(): Promise<readonly string[]> {
  const args = ['ls', '--omit=dev', '--omit=optional', '--workspace=server', '--all', '--parseable'];
  const { stdout } = await run('npm', args, { cwd: root });
  return stdout
    .trim()
    .split('\n')
    .filter((folder) => folder.includes('/node_modules/') && folder !== inRoot('node_modules/server'));
}

async function urlOf(child: ChildProcess): Promise<string> {
  const [said] = await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  const [url] = /http:\S+(?=,)/.exec(String(said)) ?? [];
  if (!url) throw new Error(`The server did not start: ${said}`);
  return url;
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
