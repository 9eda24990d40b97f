import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';

const text = (file: string) => readFileSync(inRoot('docs', file), 'utf8');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-hosting-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the update commands in hosting.md replace files, but keep each .npmrc, which may hold an account', async () => {
  const commands = text('hosting.md')
    .split('\n')
    .filter((line) => /^cp .* \/srv\/site\/(server|publisher)$/.test(line));
  expect(commands).toHaveLength(4);
  const checkout = path.join(folder, 'checkout');
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'site.config.json', 'server/package.json'])
    await place(path.join(checkout, file), 'first');
  for (const file of ['server/dist/main.js', 'delivery/package.json', 'shared/package.json'])
    await place(path.join(checkout, file), 'first');
  const srv = path.join(folder, 'srv');
  for (const name of ['server', 'publisher']) await mkdir(path.join(srv, name), { recursive: true });
  const run = () =>
    execFileSync('sh', ['-e', '-c', commands.join('\n').replaceAll('/srv/site', srv)], { cwd: checkout });

  run();
  await place(path.join(checkout, 'server/dist/main.js'), 'second');
  for (const name of ['server', 'publisher']) {
    expect(await readFile(path.join(srv, name, '.npmrc'), 'utf8')).toBe('first');
    await place(path.join(srv, name, '.npmrc'), 'with an account');
  }
  run();
  expect(await readFile(path.join(srv, 'server/server/dist/main.js'), 'utf8')).toBe('second');
  for (const name of ['server', 'publisher'])
    expect(await readFile(path.join(srv, name, '.npmrc'), 'utf8')).toBe('with an account');
});

test('the daily back-up keeps what no repository has, and replaces the archive of a week ago', async () => {
  const root = path.join(folder, 'root');
  const backUps = path.join(folder, 'back-ups');
  await place(path.join(root, 'var/lib/site/spool/message.json'), 'waiting');
  await place(path.join(root, 'etc/site-server.env'), 'SMTP_URL=smtp://localhost');
  await place(path.join(root, 'etc/passwd'), 'not ours');
  const run = () =>
    execFileSync('sh', [inRoot('docs/hosting/site-backup')], {
      env: { ...process.env, BACKUP_ROOT: root, BACKUP_DIR: backUps },
    });
  run();
  await place(path.join(root, 'var/lib/site/spool/later.json'), 'waiting');
  run();
  const [archive = '', ...more] = await readdir(backUps);
  expect([archive, more]).toEqual([expect.stringMatching(/^[1-7]\.tar\.gz$/), []]);
  expect((await stat(path.join(backUps, archive))).mode & 0o777).toBe(0o600);
  const listing = execFileSync('tar', ['-tzf', path.join(backUps, archive)], { encoding: 'utf8' }).split('\n');
  expect(listing.filter((name) => name && !name.endsWith('/')).sort()).toEqual([
    'etc/site-server.env',
    'var/lib/site/spool/later.json',
    'var/lib/site/spool/message.json',
  ]);
});

async function place(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
