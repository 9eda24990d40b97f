import { request } from 'node:http';

/** Must be equal on every hosting. Entity tags differ: all must have one. */
const compared = [
  'content-type',
  'content-encoding',
  'content-security-policy',
  'cache-control',
  'vary',
  'location',
  'allow',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'last-modified',
  'etag',
] as const;

export function rawAnswer(url: string, address: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, path: address, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const said = Object.fromEntries(compared.map((name) => [name, response.headers[name]]));
        const vary = said.vary?.toString().toLowerCase();
        const body = Buffer.concat(chunks).toString('base64');
        resolve({ status: response.statusCode, ...said, vary, etag: said.etag !== undefined, body });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
