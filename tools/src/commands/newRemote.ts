import { command } from '@site/delivery/cli';
import { newRemote } from '../newRemote/newRemote';

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
  --bundler NAME  webpack or vite (default: webpack)
  --react MAJOR   19 for webpack; none (default) or 18 for vite, whose page is a mountable part (docs/teams.md)
  --into FOLDER   where its repository is made, new or empty; here nothing is taken away
  --registry URL  npm registry with both packages and with the releases (default: SITE_STORE)
  --remove NAME   takes a remote out again, with all files of its folder
  --help          this text`;

const options = {
  page: { type: 'string' },
  title: { type: 'string' },
  menu: { type: 'string' },
  owner: { type: 'string' },
  bundler: { type: 'string' },
  react: { type: 'string' },
  into: { type: 'string' },
  registry: { type: 'string' },
  remove: { type: 'string' },
} as const;

await command(help, options, newRemote);
