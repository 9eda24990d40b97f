import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Check } from './siteChecks';

/** `content/confirmar.json` of a package: statements that only the company can confirm. The owner deletes settled items. */
const openItems = v.array(v.object({ assunto: v.string(), confirmar: v.string() }));

/**
 * Open items of all packages.
 *
 * @throws Error in one line that names the file
 */
export async function contentChecks(root: string, packages: readonly string[]): Promise<Check[]> {
  const items = (await Promise.all(packages.map((name) => openItemsOf(root, `${name}/content/confirmar.json`)))).flat();
  if (items.length > 0) return items;
  // A server's installation has no packages, so that nothing can be said about their content.
  const remedy = 'execute o comando no repositório, que tem os textos e os produtos';
  return [{ name: 'Textos, fotos e clientes confirmados', isDone: packages.includes('mfe-content'), remedy }];
}

async function openItemsOf(root: string, file: string): Promise<Check[]> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => null);
  if (text === null) return [];
  let items: v.InferOutput<typeof openItems>;
  try {
    items = v.parse(openItems, JSON.parse(text));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
  return items.map(({ assunto, confirmar }) => ({
    name: assunto,
    isDone: false,
    remedy: `${confirmar}; depois apague este item (${file})`,
  }));
}
