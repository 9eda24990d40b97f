import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolderPerTest, writeFiles } from '@site/delivery/testing/temporaryFolder';
import { measureDay } from './measureDay';

jest.setTimeout(60_000);

const folder = temporaryFolderPerTest();

/** Serves the canary to visitor 0, who is in its share, and what is live to all others. */
const server = (canary: string) => `
const { createServer } = require('node:http');
createServer((request, response) => {
  const version = /visitor=0$/.test(request.headers.cookie) ? '${canary}' : '1.0.0';
  response.end('<script src="/mfe-promo/' + version + '/remoteEntry.js">');
}).listen(process.env.PORT, () => console.log('Ready: http://localhost:' + process.env.PORT));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit());
`;
const deploy = `
const { mkdirSync, writeFileSync } = require('node:fs');
for (const version of ['1.0.0', '1.1.0']) mkdirSync('var/releases/mfe-promo/' + version, { recursive: true });
const channels = { live: '1.0.0', canary: { version: '1.1.0', traffic: 10 } };
writeFileSync('var/releases/mfe-promo/channels.json', JSON.stringify(channels));
`;
const page = (title: string, ...lines: readonly string[]) => [`# ${title}`, '```sh', ...lines, '```', ''].join('\n');

/** A repository with pages that name commands, and nothing behind them but what they need. */
async function repository(canary: string): Promise<string> {
  const made = path.join(folder(), 'repository');
  await writeFiles(made, {
    'README.md': page('Site', 'npm start   # the site', 'npm test'),
    'docs/teams.md': page('Day', 'node -e 0', 'npm run dev', 'npm run deploy -- --traffic 10', 'npm run missing'),
    'package.json': JSON.stringify({
      scripts: { start: 'node server.cjs', dev: 'node server.cjs', deploy: 'node deploy.cjs' },
    }),
    'server.cjs': server(canary),
    'deploy.cjs': deploy,
  });
  const git = (...args: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: made });
  git('init', '--quiet');
  git('add', '.');
  expect(git('commit', '--quiet', '--message', 'All of it').status).toBe(0);
  return made;
}

test('calls what the pages name up to the canary, and looks whether visitors get it', async () => {
  const { commands, seen } = await measureDay(await repository('1.1.0'), path.join(folder(), 'clone'), () => {});
  expect(commands.map(({ line }) => line)).toEqual([
    'git clone',
    'npm start',
    'node -e 0',
    'npm run dev',
    'npm run deploy -- --traffic 10',
  ]);
  for (const { line, seconds } of commands) expect([line, seconds > 0]).toEqual([line, true]);
  // Servers too, which are interrupted.
  const ofNpm = commands.filter(({ line }) => line.startsWith('npm'));
  expect(ofNpm.map(({ processor }) => processor > 0)).toEqual([true, true, true]);
  expect(seen).toMatch(/^Visitor 0 gets the canary, 1\.1\.0; visitor \d+ does not\.$/);
});

test('a canary that nobody gets is an error', async () => {
  const measured = measureDay(await repository('1.0.0'), path.join(folder(), 'clone'), () => {});
  await expect(measured).rejects.toThrow('Visitor 0 does not get 1.1.0');
});
