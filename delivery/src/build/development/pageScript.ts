import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { inRoot, installed } from '../../repository';

const own = (file: string) => fileURLToPath(new URL(`../runtime/${file}`, import.meta.url));

/** Module that runs in the page before any package. */
const developmentPage = own('developmentPage.ts');

/** Module that runs after it where the shell is a published release. */
const developmentReact = own('developmentReact.ts');

const folder = '/development/';

/** Address of the script that stands in a development server's page before all others. */
const pageScriptUrl = `${folder}page.js`;

/** For webpack-dev-server's client: where the server is, and what it shows. `0` and `0.0.0.0` are those of the page. */
const client = new URLSearchParams({
  protocol: 'auto:',
  hostname: '0.0.0.0',
  port: '0',
  pathname: '/ws',
  logging: 'warn',
  // Runtime errors are shown by the error boundaries and in the console.
  overlay: JSON.stringify({ errors: true, warnings: false, runtimeErrors: false }),
  reconnect: '10',
  hot: 'true',
  'live-reload': 'false',
});

/**
 * The build of that script: one connection to the server, one overlay and one runtime of React Refresh, for however many
 * packages are in the page.
 *
 * @param bringsReact true for pages whose own React is the one for production
 */
export function pageScriptConfiguration(bringsReact: boolean): Configuration {
  return {
    name: 'development page',
    mode: 'development',
    context: inRoot(),
    target: ['web', 'es2022'],
    devtool: false,
    entry: {
      page: [
        developmentPage,
        ...(bringsReact ? [developmentReact] : []),
        `webpack-dev-server/client/index.js?${String(client).replaceAll('+', '%20')}`,
      ],
    },
    output: { path: inRoot('.cache/dev/page'), filename: '[name].js', publicPath: folder },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'ts-loader',
          options: {
            transpileOnly: true,
            configFile: installed('delivery', 'tsconfig.base.json'),
            compilerOptions: { noEmit: false },
          },
        },
      ],
    },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** A page with that script before all others. */
export const withPageScript = (html: string) =>
  html.replace('<head>', `<head>\n<script src="${pageScriptUrl}"></script>`);
