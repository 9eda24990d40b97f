import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { inRoot, root } from '@site/delivery/repository';
import { run, type ServingProgram, startServing } from '@site/tools/testing/programs';

export interface ServerInstallation {
  start(env: NodeJS.ProcessEnv): Promise<ServingProgram>;
  messages(env: NodeJS.ProcessEnv): Promise<string>;
}

/** Installs like `npm install --omit=dev`. @param folder outside of this repository, so that others can't be resolved */
export async function installServer(folder: string): Promise<ServerInstallation> {
  const dist = path.join(folder, 'server/dist');
  await run(process.execPath, [inRoot('server/build.mjs'), dist], { cwd: root });
  for (const file of ['server/package.json', 'site.config.json']) await cp(inRoot(file), path.join(folder, file));
  for (const source of await productionPackages()) {
    const target = path.join(folder, path.relative(root, source));
    await mkdir(path.dirname(target), { recursive: true });
    // Nested packages are in the list if they are dependencies.
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

async function productionPackages(): Promise<readonly string[]> {
  const args = ['ls', '--omit=dev', '--omit=optional', '--workspace=@site/server', '--all', '--parseable'];
  return (await run('npm', args, { cwd: root }))
    .trim()
    .split('\n')
    .filter((folder) => folder.includes('/node_modules/') && folder !== inRoot('node_modules/@site/server'));
}
