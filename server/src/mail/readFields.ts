import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './answers';

/** Largest body of a message, in bytes, everything included. */
const maxBodyBytes = 256 * 1024;

/** How long a body may take to arrive, if nobody says otherwise: the form gives up by then (ms). */
const usualArrivalMs = 20_000;

/** What was typed, as far as it has arrived. */
const typed = new WeakMap<FastifyRequest, Map<string, string>>();

/**
 * Reads the text fields of a multipart form.
 *
 * @throws Refusal for what is not such a form, is too large or too slow, holds a file, a field twice, or breaks off
 */
export async function readFields(
  request: FastifyRequest,
  arrivalMs = usualArrivalMs,
): Promise<ReadonlyMap<string, string>> {
  const fields = new Map<string, string>();
  typed.set(request, fields);
  if (!request.isMultipart()) throw new Refusal('not_multipart');
  if (Number(request.headers['content-length']) > maxBodyBytes) throw new Refusal('too_large');
  const isOver = new AbortController();
  try {
    await Promise.race([collect(request, fields), tooLarge(request), tooSlow(arrivalMs, isOver.signal)]);
    return fields;
  } catch (error) {
    // The rest of the body is let through unread: a client that is still sending would otherwise miss the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof Refusal ? error : new Refusal('unreadable');
  } finally {
    isOver.abort();
  }
}

async function collect(request: FastifyRequest, fields: Map<string, string>): Promise<void> {
  for await (const part of request.parts({ limits: { fieldSize: maxBodyBytes, fields: 50, parts: 50 } })) {
    if (part.type === 'file') throw new Refusal('file');
    if (typeof part.value !== 'string') throw new Refusal('unreadable');
    if (fields.has(part.fieldname)) throw new Refusal('repeated_field');
    fields.set(part.fieldname, part.value);
  }
}

/** Rejects when more has arrived than the length that was announced, or none was. Never resolves. */
function tooLarge(request: FastifyRequest): Promise<never> {
  return new Promise((_resolve, reject) => {
    let bytes = 0;
    request.raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) reject(new Refusal('too_large'));
    });
  });
}

async function tooSlow(ms: number, signal: AbortSignal): Promise<never> {
  await setTimeout(ms, undefined, { signal });
  throw new Refusal('too_slow');
}

/** Refused before they were read: so many are read all the same, at a time, and each for so long (ms). */
const lateAtOnce = 10;
const lateArrivalMs = 2_000;
let lateUnderWay = 0;

/**
 * What the visitor typed, for the page that says why it was not taken: nobody is to type it twice. As much as there is of it;
 * of many that were refused unread, only of the first.
 */
export async function typedFields(request: FastifyRequest): Promise<ReadonlyMap<string, string>> {
  if (!typed.has(request) && lateUnderWay < lateAtOnce) {
    lateUnderWay += 1;
    await readFields(request, lateArrivalMs).catch(() => {});
    lateUnderWay -= 1;
  }
  return typed.get(request) ?? new Map();
}
