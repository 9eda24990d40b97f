import type { FastifyRequest } from 'fastify';
import { Refusal, refusals } from './answers';

/** Largest body of a message, in bytes, everything included. */
export const maxBodyBytes = 256 * 1024;

/** How long a body may take to arrive, if nobody says otherwise: the form gives up by then (ms). */
const usualArrivalMs = 20_000;

/**
 * Reads the text fields of a multipart form.
 *
 * @param fields takes each of them as it arrives
 * @throws Refusal for what is not such a form, is too large or too slow, holds a file, a field twice, or breaks off
 */
export async function readFields(
  request: FastifyRequest,
  arrivalMs = usualArrivalMs,
  fields = new Map<string, string>(),
): Promise<ReadonlyMap<string, string>> {
  if (!request.isMultipart()) throw refusals.notMultipart();
  if (Number(request.headers['content-length']) > maxBodyBytes) throw refusals.tooLarge();
  const slow = tooSlow(arrivalMs);
  try {
    return await Promise.race([collectFields(request, fields), bodyTooLarge(request), slow.rejects]);
  } catch (error) {
    // The rest of the body is let through unread: a client that is still sending would otherwise miss the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof Refusal ? error : refusals.unreadable();
  } finally {
    slow.cancel();
  }
}

function tooSlow(ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const rejects = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refusals.tooSlow()), ms);
  });
  return { rejects, cancel: () => clearTimeout(timer) };
}

async function collectFields(request: FastifyRequest, fields: Map<string, string>) {
  for await (const part of request.parts({ limits: { fieldSize: maxBodyBytes, fields: 50, parts: 50 } })) {
    if (part.type === 'file') throw refusals.file();
    if (typeof part.value !== 'string') throw refusals.unreadable();
    if (fields.has(part.fieldname)) throw refusals.repeatedField();
    fields.set(part.fieldname, part.value);
  }
  return fields;
}

/** Rejects when more has arrived than the length that was announced, or none was. Never resolves. */
function bodyTooLarge(request: FastifyRequest): Promise<never> {
  return new Promise((_resolve, reject) => {
    let bytes = 0;
    request.raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) reject(refusals.tooLarge());
    });
  });
}
