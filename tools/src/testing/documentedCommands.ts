import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';

/** A program that a page of the documentation tells its reader to call. */
export interface DocumentedCommand {
  /** Page, by its path in the repository. */
  readonly page: string;
  /** As it is written there, without a comment and without what it is given in the environment. */
  readonly text: string;
}

const fenced = /^ *```(?:sh|bash)\n(.*?)^ *```/gms;
const heading = /^#+ (.*)$/gm;
const inline = /`((?:npm|npx) [^`]+)`/g;
/** `DATABASE_URL=… ` before the program. */
const environment = /^(?:[A-Z_]+=\S+ +)+/;

/** Commands that a page tells its reader to call one after the other. */
export interface CommandBlock {
  /** Text of the heading that they stand under. */
  readonly section: string;
  /** Lines, without comments. */
  readonly commands: readonly string[];
}

/** The blocks of shell of a page. */
export function commandBlocks(markdown: string): readonly CommandBlock[] {
  return [...markdown.matchAll(fenced)].map(({ index, 1: block = '' }) => ({
    section: [...markdown.slice(0, index).matchAll(heading)].at(-1)?.[1] ?? '',
    commands: block
      .split('\n')
      .map((line) => line.replace(/(^|\s)#.*/, '').trim())
      .filter(Boolean),
  }));
}

/** The commands of a page: every line of its blocks of shell, and what of npm stands in its text. */
function commandsIn(page: string, markdown: string): readonly DocumentedCommand[] {
  const parts = commandBlocks(markdown).flatMap(({ commands }) => commands.flatMap((line) => line.split(' && ')));
  const named = [...markdown.replace(fenced, '').matchAll(inline)].map(([, text = '']) => text);
  return [...parts, ...named]
    .map((text) => ({ page, text: text.trim().replace(environment, '') }))
    .filter(({ text }) => text !== '');
}

/** Those of the README and of all pages below `docs`. */
export async function documentedCommands(): Promise<readonly DocumentedCommand[]> {
  const below = await readdir(inRoot('docs'), { recursive: true });
  const pages = ['README.md', 'server/README.md', ...below.map((file) => path.join('docs', file))];
  const commands = await Promise.all(
    pages
      .filter((page) => page.endsWith('.md'))
      .sort()
      .map(async (page) => commandsIn(page, await readFile(inRoot(page), 'utf8'))),
  );
  return commands.flat();
}

/** A script of a `package.json`. */
export interface Script {
  readonly name: string;
  /** Folder of the workspace; null for the repository's own. */
  readonly workspace: string | null;
  /** Which of the commands of `npm run site` or `npm run lab`; null for other scripts. */
  readonly command: string | null;
}

/** What npm is asked to run; null for what npm does by itself, such as `npm ci`. */
export function scriptOf(text: string): Script | null {
  const words = text.split(/\s+/);
  const [program, verb = '', name = ''] = words;
  if (program !== 'npm') return null;
  const at = words.indexOf('-w');
  const workspace = at < 0 ? null : (words[at + 1] ?? '');
  if (verb === 'start' || verb === 'test') return { name: verb, workspace, command: null };
  if (verb !== 'run') return null;
  const [, command = null] = /^npm run (?:site|lab) -- (\S+)/.exec(text) ?? [];
  return { name, workspace, command };
}
