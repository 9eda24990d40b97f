import { spawnSync } from 'node:child_process';
import { fromCaller, runStep } from '@site/delivery/cli';
import { inRoot, isBuiltPackage, root } from '@site/delivery/repository';
import { paths, remotes } from '@site/shared/registry';
import { checkTarget, splitPackage } from '../ownRepository/splitPackage';
import { addRemote } from './addRemote';
import { checkName, readRequest, type TypedRequest } from './remoteRequest';
import { removeRemote } from './removeRemote';

interface Typed extends TypedRequest {
  readonly into?: string | undefined;
  readonly registry?: string | undefined;
  readonly remove?: string | undefined;
}

export async function newRemote({ remove, into, registry, ...typed }: Typed, [name, ...more]: readonly string[]) {
  if (remove !== undefined) {
    if (name !== undefined || into !== undefined || Object.keys(typed).length > 0)
      throw new Error('--remove takes a name and no other options');
    await finish(await removeRemote(root, checkName(remove)));
    console.log(`${remove} is removed. Its pages stay on the site until the shell is deployed.`);
    return;
  }
  if (name === undefined) throw new Error('Name the remote, such as mfe-promo (see --help)');
  if (more.length > 0) throw new Error(`Unknown argument "${more.join(' ')}" (see --help)`);
  if (into === undefined) return add(name, typed);

  const repository = { name, folder: fromCaller(into), registry: registryUrl(registry) };
  await checkTarget(repository.folder);
  if (!isBuiltPackage(name)) await add(name, typed);
  await splitPackage(repository);
  console.log(`${name} is a repository in ${repository.folder}. There: npm ci && npm test && npm run deploy`);
}

async function add(name: string, typed: TypedRequest): Promise<void> {
  if (isBuiltPackage(name)) throw new Error(`${name} exists already`);
  const request = readRequest(name, typed, remotes, Object.keys(paths));
  checkCanBeUndone();
  const files = await addRemote(root, request);
  await finish(files, request.build.kind !== 'component');
  console.log(`${name} has ${request.page}:\n${files.map((file) => `  ${file}`).join('\n')}

Next (docs/teams.md):
  npm run dev -- shell ${request.names.short}
  npm run unit -- ${name}
  npm run e2e -- ${request.names.camel}.spec.ts
  npm run deploy -w shell && npm run deploy -w ${name}`);
}

/** npm lists workspaces without a registry; new packages need one. */
async function finish(files: readonly string[], needsRegistry = false): Promise<void> {
  const formatted = files.filter((file) => /\.([cm]?[jt]sx?|css|json)$/.test(file)).map((file) => inRoot(file));
  await runStep('npx', ['biome', 'check', '--write', '--log-level=warn', ...formatted]);
  await runStep('npm', [
    'install',
    needsRegistry ? '--prefer-offline' : '--offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
}

/** @throws Error where git could not undo this command */
function checkCanBeUndone(): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status === 0 && stdout !== '') {
    throw new Error('Commit your changes or stash them first: `git checkout . && git clean -fd` then undoes this');
  }
}

function registryUrl(typed = process.env.SITE_STORE): string {
  if (!typed || !/^https?:/.test(typed) || !URL.canParse(typed)) {
    throw new Error('Give --registry or SITE_STORE: the https://… of the npm registry that has the packages');
  }
  return new URL(typed).href.replace(/\/?$/, '/');
}
