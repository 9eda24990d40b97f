import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, root } from '@site/delivery/repository';
import { run, type ServingProgram, startServing } from '../testing/programs';

/** What stands on a machine of the internet: the compiled server, and the packages that it names, with their own. */
export interface ServerInstallation {
  /** Starts it, with nothing but these variables in its environment. */
  start(env: NodeJS.ProcessEnv): Promise<ServingProgram>;
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
  await run(process.execPath, [inRoot('server/build.mjs'), dist], { cwd: root });
  for (const file of ['server/package.json', 'site.config.json']) await cp(inRoot(file), path.join(folder, file));
  for (const source of await productionPackages()) {
    const target = path.join(folder, path.relative(root, source));
    await mkdir(path.dirname(target), { recursive: true });
    // Those in its own `node_modules` are listed as well, as far as they belong to it.
    const filter = (file: string) => !path.relative(source, file).split(path.sep).includes('node_modules');
    await cp(source, target, { recursive: true, filter });
  }
  const inFolder = (env: NodeJS.ProcessEnv) => ({ cwd: folder, env: { PATH: process.env.PATH, HOME: folder, ...env } });
  const usual = { PORT: '0', HOST: '127.0.0.1', METRICS_ADDR: 'off' };
  return {
    start: (env) => startServing(process.execPath, [path.join(dist, 'main.js')], inFolder({ ...usual, ...env })),
    messages: (env) => run(process.execPath, [path.join(dist, 'messages.js')], inFolder(env)),
  };
}

/** Folders of the server's dependencies and of theirs, as they are installed here. */
async function productionPackages(): Promise<readonly string[]> {
  const args = ['ls', '--omit=dev', '--omit=optional', '--workspace=server', '--all', '--parseable'];
  return (await run('npm', args, { cwd: root }))
    .trim()
    .split('\n')
    .filter((folder) => folder.includes('/node_modules/') && folder !== inRoot('node_modules/server'));
}
