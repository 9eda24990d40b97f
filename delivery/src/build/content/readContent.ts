import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { objectWanted, parseJson, problemOf, problemText } from '@site/shared/config';
import * as v from 'valibot';
import { inRoot, siteConfigFile } from '../../repository';
import { type Declaration, type Evaluated, evaluate } from './evaluate';
import { type Facts, withFacts } from './facts';
import { collectionMark } from './marks';
import { readFacts } from './readFacts';
import { resolvePictures } from './resolvePictures';

export interface Content {
  readonly exported: string;
  /** Checked data; pictures are `PictureImport`. */
  readonly value: unknown;
  /** Absolute paths that a build must watch. */
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** Mistakes in content files, one line each: file, field, expected value. */
export class ContentError extends Error {
  /** webpack hides the stack, which does not help people who edit content. */
  readonly hideStack = true;

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ContentError';
  }
}

interface Entry {
  /** Without `.json`. */
  readonly name: string;
  readonly value: unknown;
}

/** @param module absolute, such as `…/mfe-catalog/content/produtos.ts` @throws {@link ContentError} */
export function readContent(module: string, evaluated: Evaluated = evaluate(module)): Content {
  const { problems, ...content } = checkContent(module, evaluated);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}

/** Returns mistakes instead of throwing them: a watching build needs the file list either way. */
export function checkContent(
  module: string,
  { declaration, exported, sources }: Evaluated = evaluate(module),
): Content & Pick<ContentError, 'problems'> {
  const packageFolder = path.resolve(module, '../..');
  const base = module.replace(/(?:\.[^./\\]+)?\.ts$/, '');
  const isCollection = collectionMark in declaration;
  const files = isCollection ? jsonFilesIn(base) : [`${base}.json`];
  const names = files.map((file) => path.basename(file, '.json'));
  const images = path.join(packageFolder, 'src/images');
  const facts = readFacts();
  const folders = new Set(isCollection ? [base] : []);
  const nameOf = (file: string) => path.relative(path.dirname(packageFolder), file).replaceAll(path.sep, '/');
  const isMissing = collectionMark in declaration && files.length === 0 && !declaration.mayBeEmpty;
  const problems = isMissing ? [`${nameOf(base)}: esta pasta precisa de pelo menos um arquivo`] : [];
  const entries = files.flatMap((file, index): Entry[] => {
    const name = names[index] ?? '';
    const checked = check(declaration, file, name, facts);
    const resolved = resolvePictures(checked.value, { name, names, images });
    for (const folder of resolved.folders) folders.add(folder);
    const found = checked.problems.length > 0 ? checked.problems : resolved.problems;
    problems.push(...found.map((text) => `${nameOf(file)}: ${text}`));
    return found.length > 0 ? [] : [{ name, value: resolved.value }];
  });
  const value = isCollection ? sorted(entries, declaration.order) : entries[0]?.value;
  return {
    exported,
    value,
    problems,
    files: [...sources, ...files, inRoot(siteConfigFile)],
    folders: [...folders],
  };
}

function jsonFilesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && !file.startsWith('.'));
  const names = files.map((file) => path.basename(file, '.json')).sort(byName);
  return names.map((name) => path.join(folder, `${name}.json`));
}

/** `2.json` before `10.json`. A fixed language gives the same order on all machines. */
const byName = new Intl.Collator('en', { numeric: true }).compare;

function sorted(entries: readonly Entry[], order?: (a: unknown, b: unknown) => number): readonly unknown[] {
  const values = entries.map(({ value }) => value);
  return order ? values.sort(order) : values;
}

function check(declaration: Declaration, file: string, name: string, facts: Facts) {
  const failed = (...problems: string[]) => ({ value: undefined, problems });
  if (!existsSync(file)) return failed('este arquivo não existe');
  const parsed = parseJson(readFileSync(file, 'utf8'));
  if ('problem' in parsed) return failed(parsed.problem);
  // valibot accepts an array as an object.
  if (Array.isArray(parsed.value) && 'entries' in declaration.schema) return failed(`${objectWanted} (está uma lista)`);
  const { success, output, issues } = v.safeParse(declaration.schema, withFacts(parsed.value, facts));
  if (!success) return failed(...issues.map((issue) => problemText(problemOf(issue, declaration.schema))));
  const wanted = collectionMark in declaration ? (declaration.fileName?.(output) ?? name) : name;
  return wanted === name
    ? { value: output, problems: [] }
    : failed(`dê ao arquivo o nome ${wanted}.json, que vem do seu conteúdo`);
}
