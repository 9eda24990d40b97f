/**
 * Declares JSON files that people edit: `PACKAGE/content/NAME.ts` declares either `NAME/*.json` (`collection`) or `NAME.json`
 * (`single`). Builds and tests replace that module by the checked data, so neither schema nor valibot reaches a page
 * (docs/decisions/0035-content-files.md). `NAME.VIEW.ts` declares another form of the same files, for pages that need a part.
 */
import { ownedNames, ownsName } from '@site/shared/registry';
import * as v from 'valibot';
import { pictureEnding } from '../pictures/pictureEndings';
import { factNames } from './facts';
import { collectionMark, pictureMark, picturesMark, singleMark } from './marks';

export { v };

export type ContentSchema = v.GenericSchema;

export type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> };

export interface CollectionOptions<Entry> {
  /** Order of the entries; default: by file name, numbers by value. */
  readonly order?: (a: Entry, b: Entry) => number;
  /** File name, without `.json`, that an entry must have. */
  readonly fileName?: (entry: Entry) => string;
  /** True where the page does without entries. */
  readonly mayBeEmpty?: boolean;
  /** Path of the page that shows an entry, for the content editor. */
  readonly page?: string | ((entry: Entry) => string);
}

export interface SingleOptions {
  /** Path of the page that shows the file, for the content editor. */
  readonly page?: string;
}

export function collection<const S extends ContentSchema>(
  schema: S,
  options: CollectionOptions<DeepReadonly<v.InferOutput<S>>> = {},
): readonly DeepReadonly<v.InferOutput<S>>[] {
  return replaced({ [collectionMark]: true, schema, ...options });
}

export function single<const S extends ContentSchema>(
  schema: S,
  options: SingleOptions = {},
): DeepReadonly<v.InferOutput<S>> {
  return replaced({ [singleMark]: true, schema, ...options });
}

/** Gives a declaration the type of the data that a build replaces it by. */
const replaced = <T>(declaration: object): T => declaration as T;

const plainWanted = 'escreva um texto, sem espaços no começo, no fim ou em dobro';

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

const words = (wanted: string, names: readonly string[], bracesWanted: string) =>
  v.pipe(
    v.string(wanted),
    v.regex(/^\S+(?: \S+)*$/, wanted),
    // Facts are replaced before the check.
    v.check(
      (value) => !/[{}]/.test(names.reduce((rest, name) => rest.replaceAll(`{${name}}`, ''), value)),
      bracesWanted,
    ),
  );

/** Text of one line, without spaces at the ends or double spaces. It may name facts, such as `{horasDeResposta}`. */
export const text = (wanted = plainWanted) =>
  words(wanted, [], `escreva um texto que, entre chaves, só tenha ${braced(factNames)}`);

/** Text with placeholders, such as `{email}`, that the page replaces. */
export const textWith = (...names: readonly [string, ...string[]]) =>
  words(plainWanted, names, `entre chaves, escreva somente ${braced([...names, ...factNames])}`);

/**
 * Id of an element, without its suffix: the package's contract lists it, or those that begin so (`OwnedNames`). The publisher
 * refuses others.
 */
export function elementId(folder: string, beginning: string, suffix = '') {
  const own = ownedNames.find((it) => it.folder === folder) ?? { ids: [] };
  return v.pipe(
    v.string(),
    v.regex(
      /^[a-z]+(?:-[a-z]+)*$/,
      `escreva letras minúsculas sem acento e hifens, por exemplo ${beginning}nova-entrada`,
    ),
    v.check((id) => ownsName(own, id + suffix), `comece por ${beginning}, por exemplo ${beginning}nova-entrada`),
  );
}

/** Price (BRL): above zero, whole cents. The content editor shows it as money. */
export const price = (wanted = 'escreva um número maior que zero, com no máximo duas casas, por exemplo 612.90') =>
  v.pipe(
    v.number(wanted),
    v.gtValue(0, wanted),
    v.ltValue(10_000_000, 'escreva um número menor que 10000000'),
    v.check((value) => Number(value.toFixed(2)) === value, wanted),
    v.metadata({ unit: 'BRL' }),
  );

export const count = (least = 0, wanted = `escreva um número inteiro a partir de ${least}, por exemplo ${least + 3}`) =>
  v.pipe(v.number(wanted), v.integer(wanted), v.minValue(least, wanted));

/** Fields of a page that search engines show. */
export const pageFields = {
  titulo: v.pipe(
    text(),
    v.title('Título para buscadores'),
    v.description('Aparece no Google e na aba do navegador, não na página.'),
  ),
  descricao: v.pipe(
    text(),
    v.check(
      ({ length }) => length > 50 && length < 170,
      'escreva de 51 a 169 caracteres, que os buscadores mostram por inteiro',
    ),
    v.title('Descrição para buscadores'),
    v.description('Aparece no Google, abaixo do título, não na página.'),
  ),
};

export const yesOrNo = () => v.boolean('escreva true ou false, sem aspas');

export const oneOf = <const T extends readonly string[]>(words: T) =>
  v.picklist(words, `escreva um destes: ${words.join(', ')}`);

export const list = <const S extends v.GenericSchema>(item: S, wanted = 'escreva uma lista com pelo menos um item') =>
  v.pipe(v.array(item, wanted), v.minLength(1, wanted));

/** Points that only the company can confirm. The owner deletes settled ones (`npm run site -- ready`). */
export const openPoints = v.strictObject({
  itens: v.array(v.strictObject({ assunto: text(), confirmar: text() }), 'escreva uma lista, vazia se nada falta'),
});

export type OpenPoints = v.InferOutput<typeof openPoints>;

export interface PictureOptions {
  readonly folder: string;
  /** Widths (CSS px) in which pages show the picture, such as `49-576`; absent for a file as it is. */
  readonly width?: string;
  /** Recommended size (px) for the editor: `640 × 720`. */
  readonly size?: string;
}

const pictureName = (folder: string) => {
  const wanted = `escreva o nome de uma imagem de src/images/${folder}`;
  return v.pipe(
    v.string(wanted),
    v.regex(/^[^/\\]+$/, wanted),
    // Imports of images have no extension: a photo takes precedence over the drawing.
    v.transform((name) => name.replace(pictureEnding, '')),
  );
};

/** Name of an image; the page gets its address. */
export const picture = (options: PictureOptions) =>
  v.pipe(
    pictureName(options.folder),
    v.transform((name) => replaced<string>({ [pictureMark]: name, ...options })),
  );

/** Main image first. Default: images named after the entry's file, alone or with a view such as `-frente`. @param views in order */
export const pictures = (options: PictureOptions & { readonly views: readonly string[] }) =>
  v.optional(
    v.pipe(
      v.array(pictureName(options.folder), 'escreva uma lista de nomes de imagens'),
      v.transform((names) => replaced<readonly [string, ...string[]]>({ [picturesMark]: names, ...options })),
    ),
    [],
  );
