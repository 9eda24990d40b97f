import { federationName } from '@site/shared/contracts';
import type { RegisteredPage, RegisteredRemote } from '@site/shared/registry';
import { dynamicPaths } from '@site/shared/serving';
import { type PartBuild, readBuild, type TypedBuild } from './partBuild';

export interface RemoteNames {
  /** `mfe-promo-code`. */
  readonly folder: `mfe-${string}`;
  /** `promo-code`: ids in the HTML of its parts begin so. */
  readonly short: string;
  /** `mfe_promo_code`. */
  readonly federation: string;
  readonly camel: string;
  readonly pascal: string;
}

/** Lower-case words with digits and single hyphens: valid for npm, URLs and identifiers. */
const isRemoteName = (folder: string): folder is RemoteNames['folder'] =>
  /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder) && folder.length <= 40;

export function namesOf(folder: RemoteNames['folder']): RemoteNames {
  const short = folder.slice('mfe-'.length);
  const pascal = short.split('-').map(capitalised).join('');
  return {
    folder,
    short,
    federation: federationName(folder),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
  };
}

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export interface RemoteRequest {
  readonly names: RemoteNames;
  readonly page: string;
  readonly title: string;
  readonly menu: { readonly label: string; readonly position: number } | null;
  readonly owner: string;
  readonly build: PartBuild;
}

export interface TypedRequest extends TypedBuild {
  readonly page?: string | undefined;
  readonly title?: string | undefined;
  readonly menu?: string | undefined;
  readonly owner?: string | undefined;
}

/** Folders in every package, and files in the registry. */
const takenNames = /^mfe-(exposes|standalone|images|testing|data|index|registered-remote|stock|part-\d+)$/;

/** First segments of paths that lead to files or special pages. */
const takenFolders = /^(shell|mfe-.*|404|index|variants|errors)$/;

export function checkName(folder: string): RemoteNames['folder'] {
  if (!isRemoteName(folder)) {
    throw new Error(
      `"${folder}" is no name for a remote: mfe- and words of small letters and digits, such as mfe-promo`,
    );
  }
  if (takenNames.test(folder)) throw new Error(`${folder} has another meaning here: choose another name`);
  return folder;
}

/** @param addresses names of paths in use, as in `paths` @throws Error for invalid options */
export function readRequest(
  folder: string,
  typed: TypedRequest,
  others: readonly RegisteredRemote[],
  addresses: readonly string[],
): RemoteRequest {
  const names = namesOf(checkName(folder));
  if (addresses.includes(names.camel)) {
    throw new Error(`paths.${names.camel} is the name of another page's address: choose another name`);
  }
  const label = typed.menu === undefined ? null : checkText('--menu', typed.menu, 24);
  const title =
    typed.title === undefined
      ? (label ?? capitalised(names.short.replaceAll('-', ' ')))
      : checkText('--title', typed.title, 60);
  return {
    names,
    page: checkPage(typed.page ?? `/${names.short}`, others),
    title,
    menu: label === null ? null : { label, position: nextPosition(label, others) },
    owner: typed.owner === undefined ? `Equipe ${title}` : checkText('--owner', typed.owner, 60),
    build: readBuild(typed),
  };
}

function checkText(option: string, text: string, longest: number): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > longest || /[\p{Cc}|`\\]/u.test(trimmed)) {
    throw new Error(`${option} takes a text of 1 to ${longest} characters in one line, not ${JSON.stringify(text)}`);
  }
  return trimmed;
}

function checkPage(page: string, others: readonly RegisteredRemote[]): string {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(page)) {
    throw new Error(
      `"${page}" is no address for a page: / and words of small letters without accents, such as /promocoes`,
    );
  }
  const [, first = ''] = page.split('/');
  if (takenFolders.test(first) || dynamicPaths.some((path) => path === page)) {
    throw new Error(`${page} leads to something else already: choose another --page`);
  }
  for (const { folder, pages } of others) {
    const owned = pages.find((other) => matches(other, page));
    if (owned) throw new Error(`${page} is a page of ${folder} (${owned.pattern}): choose another --page`);
  }
  return page;
}

function matches({ pattern }: RegisteredPage, page: string): boolean {
  const wanted = pattern.split('/');
  const parts = page.split('/');
  return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index]);
}

function nextPosition(label: string, others: readonly RegisteredRemote[]): number {
  const entries = others.flatMap(({ pages }) => pages.flatMap(({ menu }) => menu ?? []));
  if (entries.some((entry) => entry.label === label)) {
    throw new Error(`The navigation has "${label}" already: choose another --menu`);
  }
  return Math.max(0, ...entries.map(({ position }) => position)) + 10;
}
