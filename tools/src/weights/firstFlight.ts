import { get, type IncomingMessage } from 'node:http';
import { constants, createBrotliDecompress } from 'node:zlib';

/** Bytes of a connection's first round trip: ten packets (https://www.rfc-editor.org/rfc/rfc6928). */
const firstFlight = 14_590;

/** Bytes; Lighthouse's first paint of pages above `firstFlight` is 150 ms later. */
export const heaviestPage = 1.05 * firstFlight;

export interface FirstFlight {
  /** Size of the response by brotli, with status line and headers. */
  readonly bytes: number;
  /** HTML in the first flight. */
  readonly html: string;
}

/** @throws Error for another status than 200 */
export async function fetchFirstFlight(url: string): Promise<FirstFlight> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  const { rawHeaders } = response;
  // A colon and a space, or the end of the line, follow each name and value.
  const headers = 'HTTP/1.1 200 OK\r\n\r\n'.length + rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  const body = await bufferOf(response);
  return { bytes: headers + body.length, html: await decodedPrefix(body.subarray(0, firstFlight - headers)) };
}

/** Text of the beginning of a file compressed by brotli. */
export async function decodedPrefix(compressed: Buffer): Promise<string> {
  const decoder = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  decoder.end(compressed);
  return (await bufferOf(decoder)).toString();
}

async function bufferOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
