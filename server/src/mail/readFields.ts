import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { mailLimits } from '../limits';
import { Refusal } from './answers';

const typed = new WeakMap<FastifyRequest, Map<string, string>>();

/** @throws Refusal for another format, a body too large, too slow or incomplete, a file, or a repeated field */
export async function readFields(
  request: FastifyRequest,
  arrivalMs = mailLimits.bodyArrivalMs,
): Promise<ReadonlyMap<string, string>> {
  const fields = new Map<string, string>();
  typed.set(request, fields);
  if (!request.isMultipart()) throw new Refusal('not_multipart');
  if (Number(request.headers['content-length']) > mailLimits.bodyBytes) throw new Refusal('too_large');
  const isOver = new AbortController();
  try {
    await Promise.race([collect(request, fields), tooLarge(request), tooSlow(arrivalMs, isOver.signal)]);
    return fields;
  } catch (error) {
    // Otherwise a client that is still sending would miss the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof Refusal ? error : new Refusal('unreadable');
  } finally {
    isOver.abort();
  }
}

async function collect(request: FastifyRequest, fields: Map<string, string>): Promise<void> {
  for await (const part of request.parts({ limits: { fieldSize: mailLimits.bodyBytes, fields: 50, parts: 50 } })) {
    if (part.type === 'file') throw new Refusal('file');
    if (typeof part.value !== 'string') throw new Refusal('unreadable');
    if (fields.has(part.fieldname)) throw new Refusal('repeated_field');
    fields.set(part.fieldname, part.value);
  }
}

/** Rejects when the body exceeds the limit, whatever its announced length. Never resolves. */
function tooLarge(request: FastifyRequest): Promise<never> {
  return new Promise((_resolve, reject) => {
    let bytes = 0;
    request.raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mailLimits.bodyBytes) reject(new Refusal('too_large'));
    });
  });
}

async function tooSlow(ms: number, signal: AbortSignal): Promise<never> {
  await setTimeout(ms, undefined, { signal });
  throw new Refusal('too_slow');
}

let lateReads = 0;

/** Fields for filling in a refused form. Limits the number of bodies read at a time. */
export async function typedFields(request: FastifyRequest): Promise<ReadonlyMap<string, string>> {
  if (!typed.has(request) && lateReads < mailLimits.refusedReadAtOnce) {
    lateReads += 1;
    await readFields(request, mailLimits.refusedArrivalMs).catch(() => {});
    lateReads -= 1;
  }
  return typed.get(request) ?? new Map();
}
