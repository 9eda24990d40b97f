import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';

export interface DocumentedCommand {
  readonly page: string;
  /** Text without comments and environment variables. */
  readonly text: string;
}

const fenced = /^ *```(?:sh|bash)\n(.*?)^ *```/gms;
const heading = /^#+ (.*)$/gm;
const inline = /`((?:npm|npx) [^`]+)`/g;
/** `DATABASE_URL=… ` before the program. */
const environment = /^(?:[A-Z_]+=\S+ +)+/;

export interface CommandBlock {
  readonly section: string;
  readonly commands: readonly string[];
}

export function commandBlocks(markdown: string): readonly CommandBlock[] {
  return [...markdown.matchAll(fenced)].map(({ index, 1: block = '' }) => ({
    section: [...markdown.slice(0, index).matchAll(heading)].at(-1)?.[1] ?? '',
    commands: block
      .split('\n')
      .map((line) => line.replace(/(^|\s)#.*/, '').trim())
      .filter(Boolean),
  }));
}

function commandsIn(page: string, markdown: string): readonly DocumentedCommand[] {
  const parts = commandBlocks(markdown).flatMap(({ commands }) => commands.flatMap((line) => line.split(' && ')));
  const named = [...markdown.replace(fenced, '').matchAll(inline)].map(([, text = '']) => text);
  return [...parts, ...named]
    .map((text) => ({ page, text: text.trim().replace(environment, '') }))
    .filter(({ text }) => text !== '');
}

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

export interface Script {
  readonly name: string;
  /** Null for the root. */
  readonly workspace: string | null;
  /** Subcommand of `npm run site` or `npm run lab`. */
  readonly command: string | null;
}

/** Null for npm's own commands, such as `npm ci`. */
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
