import { firstFreePort } from '../../../bin/freePort.mjs';
import { temporaryFolderPerTest, writeFiles } from '../../testing/temporaryFolder';
import { startOwnServer } from './ownServer';

const folder = temporaryFolderPerTest();

const serving = `require('node:http')
  .createServer(({ url }, response) => response.writeHead(url === '/remoteEntry.js' ? 200 : 404).end('var mfe_promo'))
  .listen(Number(process.env.PORT), 'localhost');`;

async function start(script: string) {
  await writeFiles(folder(), {
    'package.json': JSON.stringify({ scripts: { serve: 'node serve.cjs' } }),
    'serve.cjs': script,
  });
  return startOwnServer(folder(), await firstFreePort(3950));
}

test('a server that answers gets the port, and ends with its npm', async () => {
  const { url, stop } = await start(serving);
  expect(await (await fetch(`${url}/remoteEntry.js`)).text()).toBe('var mfe_promo');
  await stop();
  await expect(fetch(`${url}/remoteEntry.js`)).rejects.toThrow('fetch failed');
});

test('a script that ends before it answers is an error', async () => {
  await expect(start('process.exitCode = 1')).rejects.toThrow(/^npm run serve of \S+ ended$/);
});
