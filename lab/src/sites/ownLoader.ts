import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';

/**
 * Puts another loader of remotes in the place of the shell's: everything else of the shell is the same. A module that the
 * page has put into `globalThis.bundled` is there already.
 *
 * @param folder that its source is written to
 * @param modules what each module is imported by, by its id
 */
export async function ownLoader(folder: string, modules: Readonly<Record<string, string>>) {
  // TypeScript: in an ES module proper, webpack takes a remote's whole module for its `default`.
  const file = path.join(folder, 'loadContainer.ts');
  const imports = Object.entries(modules).map(([id, from]) => `'${id}': () => import(${JSON.stringify(from)})`);
  await write(
    file,
    `const modules: Record<string, () => Promise<unknown>> = {${imports.join(', ')}};
export async function loadContainer(remote: string) {
  return { init() {}, async get(name: string) {
    const id = remote + name.slice(1);
    const { bundled = {} } = globalThis as { bundled?: Record<string, unknown> };
    const module = bundled[id] ?? (await modules[id]!());
    return () => module;
  } };
}
// What the shell fetches by itself once it is idle has no place in this build.
export const loadScript = () => Promise.reject(new Error('There is no such script'));`,
  );
  return new webpack.NormalModuleReplacementPlugin(/\/loadContainer$/, file);
}

/** Writes a file, and makes the folders that it lies in. */
export async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
