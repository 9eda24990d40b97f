import { federationName } from '@site/shared/contracts';
import type { RegisteredPage, RegisteredRemote } from '@site/shared/registry';
import { serverPaths } from '@site/shared/serving';

/** What a remote is called in the places where it has a name, all made of that of its folder. */
export interface RemoteNames {
  /** Folder and package: `mfe-promo-code`. */
  readonly folder: `mfe-${string}`;
  /** In Module Federation and in the discovery file: `mfe_promo_code`. */
  readonly federation: string;
  /** Of what belongs to it elsewhere, such as its file in the registry, and of its feature: `promoCode`. */
  readonly camel: string;
  /** Of its types and components: `PromoCode`. */
  readonly pascal: string;
}

/** Words of small letters and digits with single hyphens between: what npm, URLs, and identifiers all take. */
const isRemoteName = (folder: string): folder is RemoteNames['folder'] =>
  /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder) && folder.length <= 40;

export function namesOf(folder: RemoteNames['folder']): RemoteNames {
  const pascal = folder.slice('mfe-'.length).split('-').map(capitalised).join('');
  return {
    folder,
    federation: federationName(folder),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
  };
}

export const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A remote that is to be made. */
export interface RemoteRequest {
  readonly names: RemoteNames;
  /** Address of its page, such as `/promocoes`. */
  readonly page: string;
  /** Heading of its page. */
  readonly title: string;
  /** Its entry in the main navigation, if it gets one. */
  readonly menu: { readonly label: string; readonly position: number } | null;
  /** Whose it is: the `author` of its package. */
  readonly owner: string;
}

/** What somebody typed. */
export interface TypedRequest {
  readonly page?: string | undefined;
  readonly title?: string | undefined;
  readonly menu?: string | undefined;
  readonly owner?: string | undefined;
}

/** Folders of every package, files of the registry, packages that measurements make up. */
const takenNames = /^mfe-(exposes|standalone|images|testing|data|index|registered-remote|stock|part-\d+)$/;

/** First folders of addresses that lead to files, and pages that stand for others. */
const takenFolders = /^(shell|mfe-.*|404|index|variants|errors)$/;

/** @throws Error for what can be no name of a remote */
export function checkName(folder: string): RemoteNames['folder'] {
  if (!isRemoteName(folder)) {
    throw new Error(
      `"${folder}" is no name for a remote: mfe- and words of small letters and digits, such as mfe-promo`,
    );
  }
  if (takenNames.test(folder)) throw new Error(`${folder} has another meaning here: choose another name`);
  return folder;
}

/**
 * The remote that is meant, with what was left out.
 *
 * @param others remotes of the site so far
 * @param addresses names of the addresses so far, as in `paths`
 * @throws Error for what can't be meant
 */
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
  const title = typed.title === undefined ? (label ?? spaced(names.folder)) : checkText('--title', typed.title, 60);
  return {
    names,
    page: checkPage(typed.page ?? `/${names.folder.slice('mfe-'.length)}`, others),
    title,
    menu: label === null ? null : { label, position: nextPosition(label, others) },
    owner: typed.owner === undefined ? `Equipe ${title}` : checkText('--owner', typed.owner, 60),
  };
}

/** `mfe-promo-code` is Promo code. */
const spaced = (folder: string) => capitalised(folder.slice('mfe-'.length).replaceAll('-', ' '));

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
  if (takenFolders.test(first) || serverPaths.some((path) => path === page)) {
    throw new Error(`${page} leads to something else already: choose another --page`);
  }
  for (const { folder, pages } of others) {
    const owned = pages.find((other) => matches(other, page));
    if (owned) throw new Error(`${page} is a page of ${folder} (${owned.pattern}): choose another --page`);
  }
  return page;
}

/** Whether an address without parameters is one of a pattern's. */
function matches({ pattern }: RegisteredPage, page: string): boolean {
  const wanted = pattern.split('/');
  const parts = page.split('/');
  return wanted.length === parts.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index]);
}

/** At the end of the navigation. */
function nextPosition(label: string, others: readonly RegisteredRemote[]): number {
  const entries = others.flatMap(({ pages }) => pages.flatMap(({ menu }) => menu ?? []));
  if (entries.some((entry) => entry.label === label)) {
    throw new Error(`The navigation has "${label}" already: choose another --menu`);
  }
  return Math.max(0, ...entries.map(({ position }) => position)) + 10;
}
