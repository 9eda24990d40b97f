import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import Handlebars from 'handlebars';

const templates = inRoot('tools/templates');
const ending = '.hbs';

const handlebars = Handlebars.create();
handlebars.registerHelper('json', (value: unknown) => JSON.stringify(value, null, 2));
handlebars.registerHelper('text', (value: string) => value.replaceAll("'", "\\'"));

export async function filledTemplates(folder: string, values: object): Promise<Readonly<Record<string, string>>> {
  const files = await templatesIn(folder);
  const filled = files.map(
    async (file) => [targetOf(file, values), await filledTemplate(`${folder}/${file}`, values)] as const,
  );
  return Object.fromEntries(await Promise.all(filled));
}

/** Names need fewer values than texts. */
export async function templateTargets(folder: string, values: object): Promise<readonly string[]> {
  return (await templatesIn(folder)).map((file) => targetOf(file, values));
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

export async function filledTemplate(file: string, values: object): Promise<string> {
  return filled(await readFile(path.join(templates, file), 'utf8'), values);
}

async function templatesIn(folder: string): Promise<readonly string[]> {
  const files = await readdir(path.join(templates, folder), { recursive: true });
  return files.filter((file) => file.endsWith(ending)).map((file) => file.replaceAll(path.sep, '/'));
}

const targetOf = (file: string, values: object) => filled(file.slice(0, -ending.length), values);

/** Keeps GitHub's own placeholders, `${{ … }}`. */
const filled = (text: string, values: object) =>
  handlebars.compile(text.replaceAll('${{', '$\\{{'), { noEscape: true, strict: true })(values);
