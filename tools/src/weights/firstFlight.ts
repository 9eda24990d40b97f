import { get, type IncomingMessage } from 'node:http';

/** Bytes from which Lighthouse's first paint is 150 ms later: ten packets (https://www.rfc-editor.org/rfc/rfc6928). */
export const firstFlight = 14_590;

/** Bytes; the first paint of products above `firstFlight` is 150 ms later. */
export const heaviestProduct = 14_980;

/** Bytes by brotli, with status line and headers. @throws Error for another status than 200 */
export async function responseBytes(url: string): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`);
  const { rawHeaders } = response;
  // A colon and a space, or the end of the line, follow each name and value.
  let bytes = 'HTTP/1.1 200 OK\r\n\r\n'.length + rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  return bytes;
}
