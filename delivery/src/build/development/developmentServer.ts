import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Configuration } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import { pageScriptConfiguration } from './pageScript';

/** Pages that a development server answers beside its files. */
export interface Pages {
  /** True for requests that `answerPage` answers. */
  isPage(request: IncomingMessage): boolean;
  answerPage(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

interface Options {
  readonly port: number;
  /** Builds of packages, with `refresh`. */
  readonly builds: readonly Configuration[];
  readonly pages: Pages;
  /** True for pages whose own React is the one for production. */
  readonly bringsReact: boolean;
  /** URL of the server that answers everything else. */
  readonly others: string | null;
}

/** Serves packages from source; a page that runs takes over what is saved. */
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
      // The page's own script does all that, for all packages at once.
      client: false,
      hot: false,
      liveReload: false,
      webSocketServer: 'ws',
      // A published page may take a package from here (`?remote=…`).
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
