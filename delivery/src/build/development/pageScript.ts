import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { inRoot, installed } from '../../repository';

const own = (file: string) => fileURLToPath(new URL(`../runtime/${file}`, import.meta.url));

const developmentPage = own('developmentPage.ts');

const developmentReact = own('developmentReact.ts');

const folder = '/development/';

const pageScriptUrl = `${folder}page.js`;

/** `0` and `0.0.0.0` stand for the page's own port and host. */
const client = new URLSearchParams({
  protocol: 'auto:',
  hostname: '0.0.0.0',
  port: '0',
  pathname: '/ws',
  logging: 'warn',
  overlay: JSON.stringify({ errors: true, warnings: false, runtimeErrors: false }),
  reconnect: '10',
  hot: 'true',
  'live-reload': 'false',
});

/** A single connection, overlay and React Refresh runtime for all packages of a page. */
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

export const withPageScript = (html: string) =>
  html.replace('<head>', `<head>\n<script src="${pageScriptUrl}"></script>`);
