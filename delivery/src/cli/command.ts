import { existsSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { errorText, oneLine } from '@site/shared/terminal';
import type { Place } from '../publish';
import { type BuiltPackage, builtPackages, inRoot, siteFolder } from '../repository';
import { openStore, sitePackages } from '../store';

type Options = NonNullable<ParseArgsConfig['options']>;

export const placeOptions = {
  store: { type: 'string' },
  site: { type: 'string' },
} as const satisfies Options;

export const placeHelp = `  --store PLACE   release store: a folder, or the URL of an npm registry
                  (default: the environment's SITE_STORE, or var/releases)
  --site FOLDER   site that is published from it (default: SITE_DIR, or site;
                  with a registry none: publish-site does that, wherever it runs)
  --help          this text`;

export async function command<T extends Options>(
  help: string,
  options: T,
  run: (
    values: ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>['values'],
    positionals: readonly string[],
  ) => Promise<void>,
): Promise<void> {
  await runCommand(async () => {
    const args = process.argv.slice(2);
    if (args.includes('--help') || args.includes('-h')) {
      console.log(help);
      return;
    }
    const { values, positionals } = parse(options, args);
    await run(values, positionals);
  });
}

function parse<T extends Options>(options: T, args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Error(`${(error as Error).message.split('\n', 1)[0]} (see --help)`);
  }
}

export const packageNamed = (positionals: readonly string[]): BuiltPackage => oneNamed(builtPackages, positionals);

export const releasedPackageNamed = (positionals: readonly string[]): string => oneNamed(sitePackages, positionals);

export const packagesNamed = (positionals: readonly string[]): readonly BuiltPackage[] =>
  allNamed(builtPackages, positionals);

export const releasedPackagesNamed = (positionals: readonly string[]): readonly string[] =>
  allNamed(sitePackages, positionals);

function allNamed<Name extends string>(names: readonly Name[], positionals: readonly string[]): readonly Name[] {
  return [...new Set(positionals.length > 0 ? positionals : [''])].map((each) => oneNamed(names, [each]));
}

function oneNamed<Name extends string>(names: readonly Name[], [name, ...more]: readonly string[]): Name {
  const found = names.find((each) => each === name);
  if (!found) throw new Error(`Name a package: ${names.join(', ')}`);
  if (more.length > 0) throw new Error(`Unknown argument "${more.join(' ')}" (see --help)`);
  return found;
}

export const createHelp = `  --create        makes the folder of the release store, if it is missing`;

/** @throws Error for a named folder that is missing, unless `create` is true */
export async function placeOf({
  store,
  site,
  create = false,
}: {
  store?: string | undefined;
  site?: string | undefined;
  create?: boolean | undefined;
}): Promise<Place> {
  const opened = await openStore(store === undefined ? undefined : fromCaller(store));
  const isRegistry = /^https?:/.test(opened.location);
  const isNamed = Boolean(store ?? process.env.SITE_STORE);
  if (isNamed && !isRegistry && !create && !existsSync(opened.location))
    throw new Error(`There is no release store ${opened.location}; deploy --create makes one`);
  return {
    store: opened,
    site: isRegistry && !site ? null : siteNamed(site),
    log,
  };
}

export const siteNamed = (site = process.env.SITE_DIR) => siteFolder(site ? fromCaller(site) : inRoot('site'));

/** npm runs commands in the package's folder. */
export const fromCaller = (place: string) =>
  /^[a-z]+:/i.test(place) ? place : path.resolve(process.env.INIT_CWD ?? process.cwd(), place);

/** Prints one line for errors that the user can fix; stack and cause for program errors. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(errorText(error));
    process.exit(1);
  }
}

/** Prints what may contain text of a release. */
export const log = (line: string): void => console.log(`  ${oneLine(line)}`);
export const logError = (line: string): void => console.error(oneLine(line));
