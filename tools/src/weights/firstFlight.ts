import { get, type IncomingMessage } from 'node:http';

/**
 * Bytes of headers and body in the first flight of a new connection: ten packets of 1,460 bytes
 * (https://www.rfc-editor.org/rfc/rfc6928) less 100 for a longer configuration of an owner.
 */
export const firstFlight = 14_500;

/** Bytes of a response by brotli, with its status line and headers. @throws Error for another status than 200 */
export async function responseBytes(url: string): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  const { rawHeaders } = response;
  // Each name and each value is followed by two bytes: a colon and a space, or the end of the line.
  let bytes = 'HTTP/1.1 200 OK\r\n\r\n'.length + rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}
