import { type Agent, request } from 'node:http';

const fields = {
  name: 'Ana Souza',
  email: 'ana@example.com',
  message: 'Olá.\n'.repeat(20),
  preferredContact: 'email',
  origem_formulario: 'Medição',
};

/** A message as a browser sends it. */
export function bodyOf(subject: string): Buffer {
  const parts = Object.entries({ ...fields, subject }).map(
    ([name, value]) => `--limit\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--limit--\r\n`);
}

interface Options {
  /** Address of this machine that the visitor comes from. */
  readonly localAddress?: string;
  readonly agent?: Agent;
  readonly path?: string;
  readonly contentType?: string;
}

/** How long an answer is waited for, as the form does (ms). */
const patienceMs = 20_000;

/**
 * @returns the status of the answer
 * @throws Error when there is none
 */
export function submitFrom(origin: string, subject: string, options?: Options): Promise<number> {
  return sendBody(origin, bodyOf(subject), options);
}

/** The same for a body as it stands. */
export function sendBody(origin: string, payload: Buffer, options: Options = {}): Promise<number> {
  const { path = '/send_mail.php', contentType = 'multipart/form-data; boundary=limit', ...connection } = options;
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': contentType, 'content-length': payload.length };
    const sent = request(
      `${origin}${path}`,
      { method: 'POST', headers, timeout: patienceMs, ...connection },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', reject);
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('No answer')));
    sent.once('error', reject);
    sent.end(payload);
  });
}
