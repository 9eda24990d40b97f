import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { collectionMark, contentModulesOf, type Declaration, evaluate } from '@site/delivery/build';
import { relativePath } from '@site/delivery/files';
import { company, shownOf } from './company';
import { isThroughLink } from './links';

/** Paths are relative to the repository, with `/`. */
export interface Declared {
  /** Such as `mfe-catalog/content/produtos.ts`. */
  readonly module: string;
  readonly name: string;
  readonly isCollection: boolean;
  readonly place: string;
  readonly images: string;
  readonly declaration: Declaration;
}

export interface ContentFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly value: unknown;
}

/** Content of all packages, and the company's values: collections first, then single files, by package and name. */
export function declaredContent(root: string, packages: readonly string[]): readonly Declared[] {
  const ofPackages = packages.flatMap((name) =>
    contentModulesOf(path.join(root, name)).map((file) => declaredBy(root, file)),
  );
  const rank = ({ isCollection }: Declared) => (isCollection ? 0 : 1);
  return [...ofPackages, company].sort((a, b) => rank(a) - rank(b) || a.module.localeCompare(b.module));
}

function declaredBy(root: string, file: string): Declared {
  const module = relativePath(root, file);
  const base = module.replace(/\.ts$/, '');
  const { declaration } = evaluate(file);
  const isCollection = collectionMark in declaration;
  return {
    module,
    name: path.posix.basename(base),
    isCollection,
    place: isCollection ? base : `${base}.json`,
    images: `${module.split('/', 1)[0]}/src/images`,
    declaration,
  };
}

/** Files that exist, without symbolic links. One that is no JSON has no value; its check reports that. */
export function filesOf(root: string, { isCollection, place, module }: Declared): readonly ContentFile[] {
  const absolute = path.join(root, place);
  if (!existsSync(absolute)) return [];
  const names = readdirSync(isCollection ? absolute : path.dirname(absolute)).filter((name) =>
    isCollection ? name.endsWith('.json') : name === path.basename(place),
  );
  const collator = new Intl.Collator('en', { numeric: true });
  const files = names.sort(collator.compare).map((name) => (isCollection ? `${place}/${name}` : place));
  return files
    .filter((file) => !isThroughLink(root, file))
    .map((file) => {
      const bytes = readFileSync(path.join(root, file));
      const value = jsonIn(bytes.toString());
      return { path: file, bytes, value: module === company.module ? shownOf(value) : value };
    });
}

/** Undefined for a text that is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
