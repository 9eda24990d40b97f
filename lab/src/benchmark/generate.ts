import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Sections of the generated page, however many remotes share them: the content is the same for all counts. */
export const sections = 20;

export const remoteName = (index: number) => `mfe-part-${String(index + 1).padStart(2, '0')}`;
const federationName = (index: number) => remoteName(index).replaceAll('-', '_');

/** The sections that each of so many remotes brings: all of them, shared out evenly. */
export function shares(remotes: number): readonly (readonly number[])[] {
  return Array.from({ length: remotes }, (_, remote) =>
    Array.from({ length: sections }, (_, section) => section).filter((section) => section % remotes === remote),
  );
}

const registryFile = 'shared/src/contracts/registry/content.ts';
const pathsFile = 'mfe-content/src/exposes/paths.ts';

/**
 * Adds generated remotes to a copy of the repository, and makes its home page of them: the first owns the page and shows
 * the others' parts on it, each through the loader, as the site's own remotes do.
 */
export async function generateRemotes(checkout: string, count: number): Promise<void> {
  for (const [index, own] of shares(count).entries()) {
    for (const [file, text] of Object.entries(remoteFiles(index, own, count))) {
      const target = path.join(checkout, remoteName(index), file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  }
  const registry = path.join(checkout, registryFile);
  await edit(registry, "module: 'mfe_content/HomePage'", `module: '${federationName(0)}/HomePage' as never`);
  // What the seams cost is measured from the start on.
  await edit(registry, 'waits: 6000,', '');
  await edit(path.join(checkout, pathsFile), 'paths: [paths.home, ', 'paths: [');
}

/** @throws Error where the text is not there: what is measured would not be what it is called */
async function edit(file: string, text: string, replacement: string) {
  const source = await readFile(file, 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not look as expected`);
  await writeFile(
    file,
    source.replace(text, () => replacement),
  );
}

function remoteFiles(index: number, own: readonly number[], count: number): Record<string, string> {
  const name = remoteName(index);
  const parts = own.map((section) => `Section${section}`);
  return {
    'package.json': JSON.stringify({
      name,
      version: '1.0.0',
      private: true,
      type: 'module',
      sideEffects: ['*.css'],
      dependencies: { '@site/shared': '^1.0.0', react: '^19.3.1' },
    }),
    'tsconfig.json': JSON.stringify({ extends: '../tsconfig.base.json', include: ['src', '../tools/types'] }),
    'webpack.config.ts': `import { remote } from '@site/delivery/webpack';\n\nexport default remote(import.meta.dirname);\n`,
    'src/exposes/Parts.tsx': `${parts.map((part) => `import { ${part} } from '../${part}';`).join('\n')}

export default function Parts() {
  return <>${parts.map((part) => `<${part} />`).join('')}</>;
}
`,
    ...Object.fromEntries(own.map((section) => [`src/Section${section}.tsx`, sectionSource(section)])),
    ...Object.fromEntries(own.map((section) => [`src/Section${section}.module.css`, styleSource(section)])),
    ...(index === 0 && homeFiles(count)),
  };
}

function homeFiles(count: number): Record<string, string> {
  const others = Array.from({ length: count - 1 }, (_, other) => `${federationName(other + 1)}/Parts`);
  return {
    'src/exposes/HomePage.tsx': `import { PageHead, Remote } from '@site/shared';
import Parts from './Parts';

const metadata = { title: 'Partes', description: 'Uma página feita de partes.', canonicalPath: '/' };

export default function HomePage() {
  return (
    <>
      <PageHead metadata={metadata} />
      <h1>Partes</h1>
      <Parts />
      ${others.map((id) => `<Remote id={'${id}' as never} props={{} as never} insideRouter />`).join('\n      ')}
    </>
  );
}
`,
    'src/exposes/paths.ts': "export default { paths: ['/'] };\n",
  };
}

/** As much code, text and style as a part of a real page has: about 2 KB of each section's own, and shared parts. */
function sectionSource(section: number): string {
  const rows = Array.from({ length: 12 }, (_, row) => [`Item ${section}.${row}`, sentence(section * 12 + row)]);
  return `import { useCart, useIsInCart } from '@site/shared';
import { Badge, Button } from '@site/shared/ui';
import { useState } from 'react';
import styles from './Section${section}.module.css';

const rows = ${JSON.stringify(rows)};

export function Section${section}() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { items } = useCart();
  const inCart = useIsInCart('part-${section}');
  const toggle = (name: string) =>
    setChosen((names) => (names.includes(name) ? names.filter((it) => it !== name) : [...names, name]));
  return (
    <section className={styles.section} data-section={${section}}>
      <h2 className={styles.title}>Parte ${section} {inCart && <Badge>No carrinho</Badge>}</h2>
      <p className={styles.text}>${sentence(section)} {items.length} no carrinho, {chosen.length} marcados.</p>
      <Button data-toggle aria-expanded={open} onClick={() => setOpen(!open)}>{open ? 'Fechar' : 'Abrir'} ${section}</Button>
      <ul className={styles.list} hidden={!open}>
        {rows.map(([name = '', text]) => (
          <li key={name} className={chosen.includes(name) ? styles.chosen : styles.row}>
            <label><input type="checkbox" onChange={() => toggle(name)} /> <strong>{name}</strong> {text}</label>
          </li>
        ))}
      </ul>
    </section>
  );
}
`;
}

const words =
  'inspeção extintor mangueira brigada projeto laudo vistoria manutenção carga válvula manômetro sinalização rota saída treinamento norma certificado equipe prazo atendimento'.split(
    ' ',
  );

/** Text that differs from place to place, and is the same in every run. */
function sentence(seed: number): string {
  return Array.from({ length: 14 }, (_, index) => words[(seed * 7 + index * (seed + 3)) % words.length]).join(' ');
}

function styleSource(section: number): string {
  const hue = section * 18;
  return `.section { padding: 2rem 1rem; border-top: 1px solid hsl(${hue} 20% 80%); }
.title { font-size: clamp(1.25rem, 4vw, 2rem); color: hsl(${hue} 60% 25%); }
.text { max-width: 60ch; line-height: 1.6; }
.list { display: grid; gap: 0.5rem; padding: 0; list-style: none; }
.row { padding: 0.5rem; border-radius: 6px; background: hsl(${hue} 30% 96%); }
.chosen { padding: 0.5rem; border-radius: 6px; background: hsl(${hue} 60% 85%); font-weight: 600; }
@media (min-width: 768px) { .list { grid-template-columns: 1fr 1fr; } .section { padding: 3rem 2rem; } }
`;
}
