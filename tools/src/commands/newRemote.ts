import { spawnSync } from 'node:child_process';
import { command, fromCaller, runStep } from '@site/delivery/cli';
import { inRoot, isBuiltPackage, root } from '@site/delivery/repository';
import { paths, remotes } from '@site/shared/registry';
import { addRemote } from '../newRemote/addRemote';
import { checkName, readRequest, type TypedRequest } from '../newRemote/remoteRequest';
import { removeRemote } from '../newRemote/removeRemote';
import { checkTarget, splitPackage } from '../ownRepository/splitPackage';

const help = `npm run new-remote -- mfe-promo [--page /promocoes] [--menu Promoções] [--owner "Equipe Promoções"]
npm run new-remote -- mfe-promo --into ../promo-team --registry https://registry.example.com.br/

Adds a remote with a page of its own: folder, registration, tests, budget, pipeline. With --into, a repository
of its own is made of it, or of a package that is here already: its sources, and around them what builds, tests
and deploys them with nothing of ours but @site/shared and @site/delivery (docs/split.md). It begins only where
nothing waits to be committed, so that \`git checkout . && git clean -fd\` undoes it.

  --page PATH     address of its page (default: / and the name without mfe-)
  --title TEXT    heading of its page (default: that of --menu, or else its name)
  --menu LABEL    shows it at the end of the main navigation (default: it is in none)
  --owner NAME    whose it is (default: Equipe and the title)
  --into FOLDER   where its repository is made, new or empty; here nothing is taken away
  --registry URL  npm registry with both packages and with the releases (default: SITE_STORE)
  --remove NAME   takes a remote out again, with all files of its folder
  --help          this text`;

const options = {
  page: { type: 'string' },
  title: { type: 'string' },
  menu: { type: 'string' },
  owner: { type: 'string' },
  into: { type: 'string' },
  registry: { type: 'string' },
  remove: { type: 'string' },
} as const;

await command(help, options, async ({ remove, into, registry, ...typed }, [name, ...more]) => {
  if (remove !== undefined) {
    if (name !== undefined || into !== undefined || Object.keys(typed).length > 0)
      throw new Error('--remove takes a name, and nothing else');
    await finish(await removeRemote(root, checkName(remove)));
    console.log(`${remove} is gone. What visitors have of it stays until the shell is deployed.`);
    return;
  }
  if (name === undefined) throw new Error('Name the remote, such as mfe-promo (--help says what there is)');
  if (more.length > 0) throw new Error(`What is "${more.join(' ')}"? --help says what there is`);
  if (into === undefined) return add(name, typed);

  const repository = { name, folder: fromCaller(into), registry: registryUrl(registry) };
  await checkTarget(repository.folder);
  if (!isBuiltPackage(name)) await add(name, typed);
  await splitPackage(repository);
  console.log(`${name} is a repository in ${repository.folder}. There: npm ci && npm test && npm run deploy`);
});

async function add(name: string, typed: TypedRequest): Promise<void> {
  if (isBuiltPackage(name)) throw new Error(`There is ${name} already`);
  const request = readRequest(name, typed, remotes, Object.keys(paths));
  checkCanBeUndone();
  const files = await addRemote(root, request);
  await finish(files);
  console.log(`${name} has ${request.page}:\n${files.map((file) => `  ${file}`).join('\n')}

Next (docs/teams.md):
  npm run dev -- ${name.slice('mfe-'.length)}
  npm run unit -- ${name}
  npm run e2e -- ${request.names.camel}.spec.ts
  npm run deploy -w shell && npm run deploy -w ${name}`);
}

/** Puts files into the house's format, and tells npm which packages there are now: it needs nothing from a registry. */
async function finish(files: readonly string[]): Promise<void> {
  const formatted = files.filter((file) => /\.(ts|tsx|css|json)$/.test(file)).map((file) => inRoot(file));
  await runStep('npx', ['biome', 'check', '--write', '--log-level=warn', ...formatted]);
  await runStep('npm', ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Nothing but what is written now differs from the last commit: git can undo it, whatever happens. */
function checkCanBeUndone(): void {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  if (status === 0 && stdout !== '') {
    throw new Error('Commit your changes or stash them first: `git checkout . && git clean -fd` then undoes this');
  }
}

function registryUrl(typed = process.env.SITE_STORE): string {
  if (!typed || !/^https?:/.test(typed) || !URL.canParse(typed)) {
    throw new Error('Say --registry, or SITE_STORE: the https://… of the npm registry that the packages come from');
  }
  return new URL(typed).href.replace(/\/?$/, '/');
}
