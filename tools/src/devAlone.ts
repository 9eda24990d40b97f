import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { command } from './commands/command';
import { firstFreePort } from './freePort';
import { isBuiltPackage } from './packages';
import { inRoot } from './paths';
import { loadBuilds } from './release/compile';

const help = `npm run dev -w mfe-…

One package on its own page, with a store and sample data.

  PORT            port in the environment (default: the first free one from 3001 on)
  --help          this text`;

await command(help, {}, async (_options, [name = '']) => {
  if (!isBuiltPackage(name)) throw new Error(`${name} is not a package of this site`);
  const port = await firstFreePort(Number(process.env.PORT ?? 3001));
  const builds = await loadBuilds(name);
  const options = {
    mode: 'development' as const,
    version: 'alone',
    publicBase: `/${name}/`,
    output: inRoot('.cache/dev', name),
  };
  const page = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/${name}/alone/standalone.css"><body><script src="/${name}/alone/standalone.js"></script></body></html>`;
  const server = new WebpackDevServer(
    {
      port,
      hot: false,
      liveReload: true,
      static: false,
      client: { logging: 'warn' },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'page',
          middleware: (_request: unknown, response: { type: (type: string) => { send: (text: string) => void } }) => {
            response.type('html').send(page);
          },
        },
      ],
    },
    webpack(builds.standalone(options)),
  );
  await server.start();
  console.log(`${name} alone: http://localhost:${port}`);
});
