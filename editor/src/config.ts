import path from 'node:path';
import { company, companyName } from './company';
import { type ContentFile, type Declared, filesOf } from './declared';
import { type Field, fieldsOf } from './fields';
import { label } from './labels';
import { shapeOf } from './shape';

const textsName = 'textos';

export interface Edited {
  readonly root: string;
  readonly contents: readonly Declared[];
  /** Address of the site that shows changes; null without one. */
  readonly siteUrl: string | null;
}

/** Configuration of Decap CMS (https://decapcms.org/docs/configuration-options/). @param origin of the editor */
export function editorConfig({ root, contents, siteUrl }: Edited, origin: string) {
  const collections = contents.filter(({ isCollection }) => isCollection);
  const singles = contents.filter((content) => !content.isCollection && content.module !== company.module);
  const [first] = contents;
  return {
    backend: {
      name: 'proxy',
      proxy_url: '/api/v1',
      branch: 'HEAD',
      commit_messages: {
        create: 'Add {{path}}',
        update: 'Change {{path}}',
        delete: 'Delete {{path}}',
        uploadMedia: 'Add {{path}}',
        deleteMedia: 'Delete {{path}}',
      },
    },
    load_config_file: false,
    locale: 'pt',
    media_folder: first?.images ?? 'images',
    public_folder: first?.images ?? 'images',
    // Decap CMS puts only cleaned words into addresses, so that the editor leads on to the page.
    site_url: origin,
    display_url: siteUrl ?? origin,
    show_preview_links: siteUrl !== null,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...collections.map((content) => collectionConfig(root, content)),
      companyConfig(root),
      {
        name: textsName,
        label: 'Textos das páginas',
        editor: { preview: false },
        files: singles.map((content) => ({
          name: idOf(content),
          label: labelAmong(singles, content),
          file: content.place,
          preview_path: `ver/${idOf(content)}`,
          fields: formOf(content, filesOf(root, content)),
        })),
      },
    ],
  };
}

/** A list of one entry, with its groups of fields open. */
function companyConfig(root: string) {
  const fields = formOf(company, filesOf(root, company)).map((field) => ({ ...field, collapsed: false }));
  return {
    name: company.name,
    label: companyName,
    editor: { preview: false },
    files: [
      { name: idOf(company), label: companyName, file: company.place, preview_path: `ver/${idOf(company)}`, fields },
    ],
  };
}

function collectionConfig(root: string, content: Declared) {
  const files = filesOf(root, content);
  const fields = formOf(content, files);
  const title = titleOf(fields);
  return {
    name: idOf(content),
    label: label(content.name),
    label_singular: `item de ${label(content.name)}`,
    folder: content.place,
    extension: 'json',
    format: 'json',
    create: true,
    delete: true,
    identifier_field: title,
    summary: summaryOf(fields, title),
    slug: slugOf(content, files, title),
    preview_path: `ver/${idOf(content)}/{{slug}}`,
    editor: { preview: false },
    fields,
  };
}

/** Adds the package where several have files of one name, such as `confirmar`. */
function labelAmong(contents: readonly Declared[], { name, module }: Declared): string {
  const isUnique = contents.filter((each) => each.name === name).length === 1;
  return isUnique ? label(name) : `${label(name)} (${module.split('/', 1)[0]})`;
}

/** `mfe-catalog-produtos`: Decap CMS uses slashes in addresses. */
export const idOf = ({ module, name }: Declared) => `${module.split('/', 1)[0]}-${name}`;

function formOf({ declaration, images, module }: Declared, files: readonly ContentFile[]) {
  const shape = shapeOf(declaration.schema);
  if (shape.kind !== 'object') throw new Error(`${module} must declare fields`);
  return fieldsOf(
    shape.fields,
    images,
    files.map(({ value }) => value),
  );
}

const titleOf = (fields: readonly Field[]) =>
  (['nome', 'titulo'].find((name) => fields.some((field) => field.name === name)) ?? fields[0]?.name) || 'nome';

function summaryOf(fields: readonly Field[], title: string): string {
  const amounts = fields.filter(({ widget }) => widget === 'money').map(({ name }) => ` · {{${name}}}`);
  return `{{${title}}}${amounts.join('')}`;
}

/** Template of file names: the field that equals today's names, else the title. */
function slugOf({ declaration }: Declared, files: readonly ContentFile[], title: string): string {
  const names = files.map((file) => path.basename(file.path, '.json'));
  const isName = (field: string) =>
    files.every(({ value }, index) => String(Object(value)[field]).toLowerCase() === names[index]);
  const field = Object.keys(Object(files[0]?.value)).find(isName);
  return 'fileName' in declaration && field ? `{{fields.${field}}}` : `{{fields.${title}}}`;
}
