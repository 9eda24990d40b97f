import { command, runStep, UsageError } from '@site/delivery/cli';
import { inRoot, root } from '@site/delivery/repository';
import { paths, remotes } from '@site/shared/registry';
import { addRemote, type Format } from '../newRemote/addRemote';
import { checkName, readRequest } from '../newRemote/remoteRequest';
import { removeRemote } from '../newRemote/removeRemote';

const help = `npm run new-remote -- mfe-promo [--page /promocoes] [--menu Promoções] [--owner "Equipe Promoções"]

Adds a remote with a page of its own: folder, registration, tests, budget, pipeline.

  --page PATH     address of its page (default: / and the name without mfe-)
  --title TEXT    heading of its page (default: that of --menu, or else its name)
  --menu LABEL    shows it at the end of the main navigation (default: it is in none)
  --owner NAME    whose it is (default: Equipe and the title)
  --remove NAME   takes a remote out again, with all files of its folder
  --help          this text`;

const options = {
  page: { type: 'string' },
  title: { type: 'string' },
  menu: { type: 'string' },
  owner: { type: 'string' },
  remove: { type: 'string' },
} as const;

const format: Format = (files) =>
  runStep('npx', ['biome', 'check', '--write', '--log-level=warn', ...files.map((file) => inRoot(file))]);

await command(help, options, async ({ remove, ...typed }, [name, ...more]) => {
  if (remove !== undefined) {
    if (name !== undefined || Object.keys(typed).length > 0)
      throw new UsageError('--remove takes a name, and nothing else');
    await removeRemote(root, checkName(remove), format);
    console.log(`${remove} is gone. What visitors have of it stays until the shell is deployed.`);
    return;
  }
  if (name === undefined) throw new UsageError('Name the remote, such as mfe-promo (--help says what there is)');
  if (more.length > 0) throw new UsageError(`What is "${more.join(' ')}"? --help says what there is`);
  const others = remotes.filter(({ folder }) => folder !== name);
  const own = remotes.find(({ folder }) => folder === name);
  const ownAddresses = own?.pages.map(({ pattern }) => pattern) ?? [];
  const addresses = Object.entries(paths).flatMap(([key, path]) => (ownAddresses.includes(String(path)) ? [] : [key]));
  const request = readRequest(name, typed, others, addresses);
  const files = await addRemote(root, request, format);
  console.log(`${name} has ${request.page}:\n${files.map((file) => `  ${file}`).join('\n')}

Next (docs/teams.md):
  npm run dev -- ${name.slice('mfe-'.length)}
  npm run unit -- ${name}
  npm run e2e -- ${request.names.camel}.spec.ts
  npm run deploy -w shell && npm run deploy -w ${name}`);
});
