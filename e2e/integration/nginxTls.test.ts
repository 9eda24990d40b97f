import { spawnSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { nginxConfig, readHostedSite, writeHosting } from '@site/delivery/publish';
import { sampleSite } from '@site/delivery/testing/sampleSite';
import { temporaryFolderPerFile } from '@site/delivery/testing/temporaryFolder';
import { testPort } from '@site/tools/testing/testPort';
import { nginxIsAvailable, nginxOfItsOwn, runNginx } from './nginx';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

(nginxIsAvailable && hasOpenssl ? describe : describe.skip)('nginx with a certificate', () => {
  const folder = temporaryFolderPerFile();
  const port = { http: 0, https: 0 };
  let stop: () => Promise<void>;
  let ca: string;

  beforeAll(async () => {
    const world = sampleSite(folder());
    await world.publishFirst();
    const tls = path.join(folder(), 'tls');
    await mkdir(tls);
    const [cert, key] = [path.join(tls, 'fullchain.pem'), path.join(tls, 'privkey.pem')];
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    spawnSync('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      cert,
      ...subject,
    ]);
    ca = await readFile(cert, 'utf8');
    port.http = await testPort();
    port.https = await testPort();
    const nginx = path.join(folder(), 'nginx');
    const hosted = await readHostedSite(world.site);
    const server = '127.0.0.1:1';
    const files = await nginxConfig({
      site: world.site,
      hosted,
      folder: nginx,
      host: 'localhost',
      server,
      brotli: true,
      tls,
    });
    await writeHosting(nginx, files);
    const example = (files['example.conf'] ?? '')
      .replaceAll(/(?<=listen (?:\[::\]:)?)80\b/g, String(port.http))
      .replaceAll(/(?<=listen (?:\[::\]:)?)443\b/g, String(port.https))
      .replaceAll('/var/log/nginx', nginx);
    // OpenSSL itself accepts every version, so that only the configuration can refuse one.
    const config = nginxOfItsOwn(nginx, `ssl_ciphers "DEFAULT@SECLEVEL=0";\n${example}`);
    ({ stop } = await runNginx(nginx, config, port.http));
  });

  afterAll(() => stop?.());

  test.each(['/', '/produtos?x=1', '/%0d%0aset-cookie:a', '//evil.example'])(
    'redirects http %s to https',
    async (address) => {
      const answer = await fetch(`http://localhost:${port.http}${address}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `https://localhost${address}`]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    },
  );

  test('serves the page by https, with Strict-Transport-Security', async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      https.get(`https://localhost:${port.https}/produtos`, { ca }, resolve).on('error', reject);
    });
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  test.each<[SecureVersion, boolean]>([
    ['TLSv1', false],
    ['TLSv1.1', false],
    ['TLSv1.2', true],
    ['TLSv1.3', true],
  ])('accepts %s: %s', async (version, isTaken) => {
    const ciphers = 'DEFAULT@SECLEVEL=0';
    const options = { port: port.https, host: 'localhost', ca, minVersion: version, maxVersion: version, ciphers };
    const result = await new Promise<string>((resolve) => {
      const socket = connect(options, () => {
        resolve(socket.getProtocol() ?? '');
        socket.destroy();
      });
      socket.on('error', ({ message }) => resolve(message));
    });
    expect(result).toMatch(isTaken ? version : /alert protocol version/);
  });
});
