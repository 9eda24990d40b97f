import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';
import { documentedCommands, type Script, scriptOf } from './documentedCommands';

/** Programs of others that pages call: of Debian, Docker, npm, nginx, Perl, Postfix and Prometheus. */
const others =
  /^(apt-get|cd|chown|cp|docker|install|journalctl|ln|nginx|npm (ci|install|login|publish|update|view)|perl|postconf|promtool|rm|systemctl|useradd)( |$)/;

const scriptsOf = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8')).scripts ?? {};

/** The package that stands for all remotes, whose scripts are equal. */
const anyRemote = 'mfe-catalog';

const siteCommands: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(inRoot('delivery/bin/site.json'), 'utf8'),
);

function isThere({ name, workspace, command }: Script): boolean {
  // Pages invent remotes, and describe a team's own repository.
  const isRemote = workspace?.startsWith('mfe-') || (workspace === null && !(name in scriptsOf('')));
  const isSiteCommand = name !== 'site' || command === null || command in siteCommands;
  return isSiteCommand && name in scriptsOf(isRemote ? anyRemote : (workspace ?? ''));
}

describe('every command in the documentation', () => {
  test('exists', async () => {
    const unknown = (await documentedCommands()).filter(({ text }) => {
      const script = scriptOf(text);
      if (script) return !isThere(script);
      const [, binary] = /^npx (\S+)/.exec(text) ?? [];
      return binary ? !existsSync(inRoot('node_modules/.bin', binary)) : !others.test(text);
    });
    expect(unknown.map(({ page, text }) => `${page} names "${text}", which there is not`)).toEqual([]);
  });

  test('names only files of the repository that exist', async () => {
    const missing = (await documentedCommands()).flatMap(({ page, text }) =>
      text
        .split(/\s+/)
        .filter((word) => /^(docs|tools)\/[\w./-]+$/.test(word) && !existsSync(inRoot(word)))
        .map((word) => `${page} names ${word}, which is not there`),
    );
    expect(missing).toEqual([]);
  });
});
