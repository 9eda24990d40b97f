import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import { inRoot, siteConfigFile } from '../../repository';
import { pageScriptConfiguration } from './pageScript';

export interface Pages {
  isPage(request: IncomingMessage): boolean;
  answerPage(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

interface Options {
  readonly port: number;
  readonly builds: readonly Configuration[];
  readonly pages: Pages;
  /** True for published pages, which contain React's production build. */
  readonly bringsReact: boolean;
  /** Server that gets all other requests. */
  readonly others: string | null;
}

export async function startDevelopmentServer({
  port,
  builds,
  pages,
  bringsReact,
  others,
}: Options): Promise<WebpackDevServer> {
  const { isPage, answerPage } = pages;
  const { default: webpack } = await import('webpack');
  const { default: DevServer } = await import('webpack-dev-server');
  const server = new DevServer(
    {
      port,
      static: false,
      // The page script is the client of all packages.
      client: false,
      hot: false,
      // Pages contain the configuration. Clients load again for these files only (`live-reload` of the page script).
      liveReload: true,
      watchFiles: inRoot(siteConfigFile),
      webSocketServer: 'ws',
      // Published pages may load a package from here (`?remote=…`).
      headers: { 'Access-Control-Allow-Origin': '*' },
      ...(others !== null && {
        proxy: [
          {
            context: (_path: string, request: IncomingMessage) => !isPage(request),
            target: others,
            changeOrigin: true,
            logLevel: 'silent' as const,
          },
        ],
      }),
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'pages',
          middleware: (request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => {
            answerPage(request, response).catch(next);
          },
        },
      ],
    },
    webpack([pageScriptConfiguration(bringsReact), ...builds]),
  );
  await server.start();
  return server;
}
