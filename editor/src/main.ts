import { cp, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { firstFreePort } from '@site/delivery/build';
import { command, runStep, stopOnSignal } from '@site/delivery/cli';
import { builtPackages, inRoot, root } from '@site/delivery/repository';
import { declaredContent } from './declared';
import { openRepository } from './repository';
import { startEditorServer } from './server';

const help = `npm run content

O editor de produtos, textos e fotos, no navegador. Gravar é um commit; "Enviar para publicação"
manda o ramo, e o merge publica. Só para quem tem o endereço que aparece aqui, neste computador.

  --site URL      site que mostra as mudanças, como o de \`npm run dev\` (http://localhost:3000)
  --port PORTA    porta do editor (sem a opção: a primeira livre a partir de 3020)
  --help          este texto`;

const lock = 'package-lock.json';

const options = { site: { type: 'string' }, port: { type: 'string' } } as const;

await command(help, options, async ({ site = 'http://localhost:3000', port }) => {
  const program = await installEditor();
  const repository = openRepository(root);
  await repository.refresh();
  const contents = declaredContent(root, builtPackages);
  const api = { root, contents, repository, siteUrl: site };
  const server = await startEditorServer(api, program, port ? Number(port) : await firstFreePort(3020));
  stopOnSignal(() => server.stop());
  console.log(
    `Editor: ${server.entrance}\nPara ver as mudanças antes de enviar: npm run dev, em outro terminal (${site})\nCtrl-C encerra.`,
  );
});

/** Installs Decap CMS at first use and after a change of its lock file. @returns folder of its bundle */
async function installEditor(): Promise<string> {
  const folder = inRoot('.cache/content-editor');
  const source = inRoot('editor/decap-cms');
  const installed = path.join(folder, 'node_modules/decap-cms/dist');
  const read = (file: string) => readFile(file, 'utf8').catch(() => null);
  // `installed.json`: lock file of the last complete installation.
  const [lockText, installedText] = await Promise.all([
    read(path.join(source, lock)),
    read(path.join(folder, 'installed.json')),
  ]);
  if (lockText === installedText) return installed;
  console.log('Instalando o editor (só na primeira vez, 16 MB) …');
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', lock]) await cp(path.join(source, file), path.join(folder, file));
  await runStep('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
  await cp(path.join(source, lock), path.join(folder, 'installed.json'));
  return installed;
}
