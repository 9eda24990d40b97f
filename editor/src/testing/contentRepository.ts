import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const products = `import { collection, oneOf, picture, pictures, price, text, v, yesOrNo } from '@site/delivery/content';
export default collection(
  v.strictObject({
    codigo: v.pipe(v.string(), v.regex(/^[A-Z0-9-]+$/, 'escreva letras maiúsculas, por exemplo AP-10L')),
    nome: text(),
    preco: price(),
    sobConsulta: v.optional(yesOrNo()),
    familia: oneOf(['agua', 'co2']),
    fotos: pictures({ folder: 'produtos', views: ['frente'] }),
    selo: v.optional(picture({ folder: 'produtos' })),
    detalhes: v.optional(v.array(v.strictObject({ nome: text(), valor: text() }))),
  }),
  { mayBeEmpty: true, fileName: ({ codigo }) => codigo.toLowerCase(), page: ({ codigo }) => '/produtos/' + codigo },
);
`;

const page = `import { count, single, text, v } from '@site/delivery/content';
export default single(v.strictObject({ titulo: text(), anos: count(1) }), { page: '/empresa' });
`;

const files = {
  'mfe-shop/content/produtos.ts': products,
  'mfe-shop/content/pagina-empresa.ts': page,
  'mfe-shop/content/pagina-empresa.json': '{ "titulo": "Empresa", "anos": 5 }',
  'mfe-shop/content/produtos/ap-10l.json': JSON.stringify({
    codigo: 'AP-10L',
    nome: 'Água 10 L',
    preco: 154,
    familia: 'agua',
  }),
  'mfe-shop/src/images/produtos/AP-10L-frente.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
};

/** The first repository of a test file; the others are its copies. */
let first: Promise<string> | undefined;
afterAll(async () => {
  if (first) await rm(await first, { recursive: true, force: true });
});

export async function contentRepository() {
  first ??= createFirst();
  const root = await mkdtemp(path.join(tmpdir(), 'site-content-'));
  await cp(await first, root, { recursive: true, preserveTimestamps: true });
  return {
    ...filesAndGitIn(root),
    root,
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

export type ContentRepository = Awaited<ReturnType<typeof contentRepository>>;

async function createFirst(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'site-content-'));
  const { git, write } = filesAndGitIn(root);
  for (const [file, text] of Object.entries(files)) await write(file, text);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Dona');
  git('config', 'user.email', 'dona@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'As it was');
  return root;
}

function filesAndGitIn(root: string) {
  return {
    git: (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim(),
    async write(file: string, text: string) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), text);
    },
    read: (file: string) => readFile(path.join(root, file), 'utf8'),
  };
}
