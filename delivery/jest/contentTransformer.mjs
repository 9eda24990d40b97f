import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { require as requireTypeScript } from 'tsx/cjs/api';

const implementation = fileURLToPath(new URL('../src/build/content', import.meta.url));

const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

export default {
  /** Jest's own key covers neither content files nor facts, since they are not modules. */
  getCacheKey(source, file, { config: { rootDir }, configString }) {
    const digest = createHash('sha256').update(source).update(file).update(configString);
    for (const folder of [path.dirname(file), implementation])
      for (const each of filesBelow(folder)) digest.update(each).update(readFileSync(each));
    digest.update(readFileSync(path.join(rootDir, 'site.config.json')));
    return digest.update(imagesOf(path.resolve(file, '../..')).join()).digest('hex');
  },
  process(_source, file) {
    const load = (module) => requireTypeScript(path.join(implementation, `${module}.ts`), import.meta.url);
    return { code: load('contentModule').contentModule(load('readContent').readContent(file), 'cjs') };
  },
};

function imagesOf(packageFolder) {
  try {
    return filesBelow(path.join(packageFolder, 'src/images'));
  } catch {
    return [];
  }
}
