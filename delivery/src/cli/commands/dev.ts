import { federationName } from '@site/shared/contracts';
import {
  developmentVersion,
  firstFreePort,
  hasOwnBundler,
  loadBuilds,
  startDevelopmentServer,
  startOwnServer,
  withPageScript,
} from '../../build';
import { inRoot, isBuiltPackage } from '../../repository';
import { command } from '../command';
import { stopOnSignal } from '../stopOnSignal';

const help = `npm run dev -w mfe-…

One package on its own page, with a store and sample data; and its entry, for pages of previews that take it in place
of the release (?remote=).

  PORT            port in the environment (default: the first free one from 3001 on)
  --help          this text`;

await command(help, {}, async (_options, [name = '']) => {
  if (!isBuiltPackage(name)) throw new Error(`${name} is not a package of this site`);
  const port = await firstFreePort(Number(process.env.PORT ?? 3001));
  const address = `http://localhost:${port}`;
  if (hasOwnBundler(name)) {
    const { stop } = await startOwnServer(inRoot(name), port);
    stopOnSignal(stop);
  } else await startWebpack(name, port, address);
  console.log(`${name} on its own page. Ready on ${address}
In a preview of the site: add ?remote=${federationName(name)}@${address}/remoteEntry.js to its address`);
});

async function startWebpack(name: string, port: number, address: string): Promise<void> {
  const { standalone, browser, package: declared } = await loadBuilds(name);
  const alone = { mode: 'development' as const, version: 'alone', publicBase: `/${name}/`, refresh: true };
  const entry = {
    mode: 'development' as const,
    version: developmentVersion,
    publicBase: `${address}/${name}/`,
    nodeEnv: 'production' as const,
  };
  const output = inRoot('.cache/dev-alone', name);
  const page = withPageScript(
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/${name}/alone/standalone.css"></head><body><script src="/${name}/alone/standalone.js"></script></body></html>`,
  );
  await startDevelopmentServer({
    port,
    builds: [
      standalone({ ...alone, output: `${output}/alone` }),
      ...(declared.exposes ? [browser({ ...entry, output: `${output}/entry` })] : []),
    ],
    pages: {
      isPage: () => true,
      async answerPage({ url }, response) {
        if (url?.startsWith('/remoteEntry.js')) {
          response.writeHead(302, { Location: `/${name}/${developmentVersion}/remoteEntry.js` }).end();
          return;
        }
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(page);
      },
    },
    bringsReact: false,
    others: null,
  });
}
