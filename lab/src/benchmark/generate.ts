import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { federationName } from '@site/shared/contracts';
import { replaceIn } from '../inCopy';

/** Sections of the generated page, however many remotes share them: the content is the same for all counts. */
export const generatedSections = 20;

export const remoteName = (index: number) => `mfe-part-${String(index + 1).padStart(2, '0')}`;
const ownName = (index: number) => federationName(remoteName(index));

/** The sections that each of so many remotes brings: all of them, shared out evenly. */
export function shares(remotes: number): readonly (readonly number[])[] {
  const sections = Array.from({ length: generatedSections }, (_, section) => section);
  return Array.from({ length: remotes }, (_, remote) => sections.filter((section) => section % remotes === remote));
}

const registryFile = 'shared/src/contracts/registry/content.ts';
const pathsFile = 'mfe-content/src/exposes/paths.ts';

/**
 * Adds generated remotes to a copy of the repository, and makes its home page of them: the first owns the page and shows
 * the others' parts on it, each through the loader, as the site's own remotes do.
 */
export async function generateRemotes(checkout: string, count: number): Promise<void> {
  for (const [index, own] of shares(count).entries()) {
    const folder = path.join(checkout, remoteName(index));
    await writeRemote(folder, remoteName(index), own);
    if (index === 0) await writeHomePage(folder, count);
  }
  const registry = path.join(checkout, registryFile);
  await replaceIn(registry, "module: 'mfe_content/HomePage'", `module: '${ownName(0)}/HomePage' as never`);
  await replaceIn(path.join(checkout, pathsFile), 'paths: [paths.home, ', 'paths: [');
}

async function writeRemote(folder: string, name: string, own: readonly number[]) {
  for (const file of ['package.json', 'tsconfig.json', 'webpack.config.ts']) {
    await fill(file, path.join(folder, file), { package: name });
  }
  await fill('Parts.tsx', path.join(folder, 'src/exposes/Parts.tsx'), {
    imports: own.map((section) => `import { Section${section} } from '../Section${section}';`).join('\n'),
    parts: own.map((section) => `<Section${section} />`).join(''),
  });
  for (const section of own) {
    // About 2 KB of each section's own, and shared parts: as much as a part of a real page has.
    const rows = Array.from({ length: 12 }, (_, row) => [`Item ${section}.${row}`, sentence(section * 12 + row)]);
    const values = { section, sentence: sentence(section), rows: JSON.stringify(rows) };
    await fill('Section.tsx', path.join(folder, `src/Section${section}.tsx`), values);
    await fill('Section.module.css', path.join(folder, `src/Section${section}.module.css`), { hue: section * 18 });
  }
}

async function writeHomePage(folder: string, count: number) {
  const others = Array.from({ length: count - 1 }, (_, other) => `${ownName(other + 1)}/Parts`);
  await fill('HomePage.tsx', path.join(folder, 'src/exposes/HomePage.tsx'), {
    others: others.map((id) => `<Remote id={'${id}' as never} props={{} as never} insideRouter />`).join('\n      '),
  });
  await fill('paths.ts', path.join(folder, 'src/exposes/paths.ts'));
}

/** Writes a file of the template with values in the place of their names, `{{name}}`. */
async function fill(template: string, target: string, values: Readonly<Record<string, string | number>> = {}) {
  const text = await readFile(new URL(`template/${template}.txt`, import.meta.url), 'utf8');
  await mkdir(path.dirname(target), { recursive: true });
  const filled = text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  await writeFile(target, filled);
}

const text =
  'inspeção extintor mangueira brigada projeto laudo vistoria manutenção carga válvula manômetro sinalização rota saída treinamento norma certificado equipe prazo atendimento';
const words = text.split(' ');

/** Text that differs from place to place, and is the same in every run. */
function sentence(seed: number): string {
  return Array.from({ length: 14 }, (_, index) => words[(seed * 7 + index * (seed + 3)) % words.length]).join(' ');
}
