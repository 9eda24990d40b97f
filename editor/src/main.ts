import { firstFreePort } from '@site/delivery/build';
import { command, stopOnSignal } from '@site/delivery/cli';
import { builtPackages, root } from '@site/delivery/repository';
import { declaredContent } from './declared';
import { installEditor } from './program';
import { openRepository } from './repository';
import { startEditorServer } from './server';

const help = `npm run content

O editor de produtos, textos e fotos, no navegador. Gravar é um commit; "Enviar para publicação"
manda o ramo, e o merge publica. Só para quem tem o endereço que aparece aqui, neste computador.

  --site URL      site que mostra as mudanças, como o de \`npm run dev\` (http://localhost:3000)
  --port PORTA    porta do editor (sem a opção: a primeira livre a partir de 3020)
  --help          este texto`;

const options = { site: { type: 'string' }, port: { type: 'string' } } as const;

await command(help, options, async ({ site = 'http://localhost:3000', port }) => {
  const program = await installEditor(console.log);
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
