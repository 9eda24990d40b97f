import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const hasOpenssl: boolean = spawnSync('openssl', ['version']).status === 0;

export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** For `NODE_EXTRA_CA_CERTS`. */
  readonly certFile: string;
}

export function selfSignedCertificate(folder: string): Certificate {
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'].concat(
      ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ['-keyout', keyFile, '-out', certFile],
    ),
    { stdio: 'ignore' },
  );
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8'), certFile };
}

/** The same certificate as it will be when it has expired. */
export function expired(folder: string, { key, certFile }: Certificate): Certificate {
  const file = join(folder, 'expired.pem');
  execFileSync('openssl', ['x509', '-in', certFile, '-signkey', join(folder, 'key.pem'), '-days', '-1', '-out', file], {
    stdio: 'ignore',
  });
  return { key, cert: readFileSync(file, 'utf8'), certFile: file };
}
