import { Agent } from 'node:http';
import { join } from 'node:path';
import { visit } from './testing/http';
import { fullMessage, multipartBody, multipartType } from './testing/mail';
import { useServers } from './testing/servers';
import { namesIn, until } from './testing/temporaryFolder';

const { folder, start } = useServers();

const bodies = 500;
const atOnce = 20;

/** Numbers that look random and are the same in each run (mulberry32). @returns from 0 to below 1 */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Changes one to six places of a body: replaces a byte, removes, doubles or inserts a piece, or cuts off the rest. */
function mutate(body: Buffer, random: () => number, pieces: readonly string[]): Buffer {
  let mutated = Buffer.from(body);
  const below = (limit: number) => Math.floor(random() * limit);
  for (let count = 1 + below(6); count > 0; count -= 1) {
    const at = below(mutated.length + 1);
    const end = Math.min(mutated.length, at + below(40));
    const [head, middle, tail] = [mutated.subarray(0, at), mutated.subarray(at, end), mutated.subarray(end)];
    const changes = [
      () => [head, Buffer.from([below(256)]), mutated.subarray(at + 1)],
      () => [head, tail],
      () => [head, middle, middle, tail],
      () => [head, Buffer.from(pieces[below(pieces.length)] ?? ''), mutated.subarray(at)],
      () => (below(10) === 0 ? [head] : [head, tail]),
    ];
    mutated = Buffer.concat(changes[below(changes.length)]?.() ?? [mutated]);
  }
  return mutated;
}

/** Sends mutations of bodies. @returns the number of answers by status */
async function answersTo(
  url: string,
  contentType: string,
  bodyOf: (index: number) => Buffer,
  pieces: readonly string[],
) {
  const random = randomFrom(1);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<number, number> = {};
  for (let sent = 0; sent < bodies; sent += atOnce) {
    const sending = Array.from({ length: atOnce }, async (_, index) => {
      const headers = { 'content-type': contentType };
      const payload = mutate(bodyOf(sent + index), random, pieces);
      const { statusCode = 0 } = await visit(url, new URL(url).pathname, { method: 'POST', headers, payload, agent });
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    });
    await Promise.all(sending);
  }
  agent.destroy();
  return statuses;
}

/** Pieces that have broken parsers of multipart forms. */
const formPieces = [
  ...['\r\n', '\n', '--limit', '--limit--', '\r\n\r\n', '\0', '"', ';', '%00', '\ufeff🔥\u202e'],
  'Content-Disposition: form-data; name="__proto__"\r\n\r\n',
  'Content-Disposition: form-data; name="a"; filename="b"\r\n',
  'Content-Type: multipart/mixed; boundary=limit\r\n',
  'Content-Transfer-Encoding: base64\r\n',
];

test('a mutated message is refused, or accepted and delivered', async () => {
  const { app, origin } = await start();
  // Equal messages would be delivered once.
  const bodyOf = (index: number) =>
    Buffer.from(
      multipartBody({ ...fullMessage, message: 'Olá.\n'.repeat(20), origem_formulario: `Teste ${index} ${index}` }),
    );
  const statuses = await answersTo(`${origin}/send_mail.php`, multipartType, bodyOf, formPieces);
  const { 200: taken = 0, 400: refused = 0, ...others } = statuses;
  expect(others).toEqual({});
  expect(taken).toBeGreaterThan(25);
  expect(refused).toBeGreaterThan(250);
  const delivered = async () => (await namesIn(join(folder(), 'var/outbox'))).length;
  await until(async () => (await delivered()) >= taken);
  await app.close();
  expect(await delivered()).toBe(taken);
});
