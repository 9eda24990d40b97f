import type { FastifyRequest } from 'fastify';
import { Refusal, refusals } from './answers';

/** Largest body of a message, in bytes, everything included. */
export const maxBodyBytes = 256 * 1024;

/**
 * Reads the text fields of a multipart form.
 *
 * @throws Refusal for what is not such a form, is too large, holds a file, a field twice, or breaks off
 */
export async function readFields(request: FastifyRequest): Promise<ReadonlyMap<string, string>> {
  if (!request.isMultipart()) throw refusals.notMultipart();
  if (Number(request.headers['content-length']) > maxBodyBytes) throw refusals.tooLarge();
  try {
    return await Promise.race([collectFields(request), bodyTooLarge(request)]);
  } catch (error) {
    // The rest of the body is let through unread: a client that is still sending would otherwise miss the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof Refusal ? error : refusals.unreadable();
  }
}

async function collectFields(request: FastifyRequest): Promise<ReadonlyMap<string, string>> {
  const fields = new Map<string, string>();
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
