import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from '@site/delivery/repository';
import type { Discovery, Observation } from '@site/shared/contracts';
import { discoveryFile } from '@site/shared/serving';

/** What takes bodies from anybody on the internet. */
export interface Endpoint {
  readonly path: string;
  readonly contentType: string;
  /** What parsers of such bodies, and who takes their word, have stumbled over. */
  readonly pieces: readonly Buffer[];
  /** A body that is taken. */
  body(): Promise<Buffer>;
}

export const endpointNames = ['mail', 'observations'] as const;
export type EndpointName = (typeof endpointNames)[number];

const buffers = (texts: readonly string[]) => texts.map((text) => Buffer.from(text));

export const endpoints: Readonly<Record<EndpointName, Endpoint>> = {
  mail: {
    path: '/send_mail.php',
    contentType: 'multipart/form-data; boundary=limit',
    body: async () => messageOf('Mensagem'),
    pieces: buffers([
      '\r\n',
      '\n',
      '--limit',
      '--limit--',
      '\r\n\r\n',
      '\0',
      'Content-Disposition: form-data; name="__proto__"\r\n\r\n',
      'Content-Disposition: form-data; name="a"; filename="b"\r\n',
      'Content-Type: multipart/mixed; boundary=limit\r\n',
      'Content-Transfer-Encoding: base64\r\n',
      '"',
      ';',
      '%00',
      '\ufeff🔥\u202e',
    ]),
  },
  observations: {
    path: '/observations',
    // As `navigator.sendBeacon` sends text.
    contentType: 'text/plain;charset=UTF-8',
    body: observationOfAll,
    pieces: buffers([
      '"',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '\\',
      '\\u0000',
      '\\ud800',
      '\0',
      '1e999',
      '-0',
      '-1',
      'null',
      'true',
      '"__proto__":{"a":1},',
      '"constructor":"1.0.0",',
      '"mfe_other":"9.9.9",',
      '[[[[[[[[[[[[[[[[',
      '\ufeff🔥\u202e',
    ]),
  },
};

/** A message of the contact form, as a browser sends it. */
export function messageOf(subject: string): Buffer {
  const fields = {
    name: 'Ana Souza',
    email: 'ana@example.com',
    message: 'Olá.\n'.repeat(20),
    preferredContact: 'email',
    origem_formulario: 'Medição',
    subject,
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--limit\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--limit--\r\n`);
}

/** What a page would tell in which every release that is live on the site here fails, and all is measured. */
async function observationOfAll(): Promise<Buffer> {
  const discovery: Discovery = JSON.parse(await readFile(path.join(siteFolder().public, discoveryFile), 'utf8'));
  const releases = Object.entries(discovery.microFrontends).map(([remote, deployments]) => ({
    remote,
    version: deployments.find(({ deployment }) => deployment.default)?.metadata.version ?? '',
  }));
  const observation: Observation = {
    page: '/produtos/:productId',
    views: Object.fromEntries(releases.map(({ remote, version }) => [remote, version])),
    failures: releases.map((release) => ({
      ...release,
      phase: 'render',
      kind: 'TypeError',
      healed: true,
      first: true,
    })),
    vitals: releases.map((release) => ({ ...release, name: 'LCP', value: 1_234.5 })),
  };
  return Buffer.from(JSON.stringify(observation));
}
