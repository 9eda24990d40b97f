import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeldObject {
  readonly content: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type ObjectStoreServer = Awaited<ReturnType<typeof startObjectStoreServer>>;

const keptHeaders = ['content-type', 'cache-control', 'content-encoding'];
const page = 25;

/** S3 in memory (https://docs.aws.amazon.com/AmazonS3/latest/API/). Objects can be read without credentials. */
export async function startObjectStoreServer() {
  const objects = new Map<string, HeldObject>();
  /** A rejection closes the connection. */
  let beforeChange: (change: string) => Promise<void> | void = () => {};
  let ignoresConditions = false;
  /** Repeats the first page of a list, or invents objects. */
  let endlessList: 'repeated' | 'invented' | null = null;
  let lists = 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://localhost');
    const key = decodeURIComponent(url.pathname.slice(1));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isListing = url.searchParams.has('list-type');
    if ((!isRead || isListing) && !request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
      return refuse(response, 403, 'AccessDenied');
    if (isListing) return list(url, response);
    if (isRead) {
      const found = objects.get(key);
      if (!found) return refuse(response, 404, 'NoSuchKey');
      response.writeHead(200, { ...found.headers, etag: found.etag, 'content-length': found.content.length });
      return response.end(request.method === 'HEAD' ? undefined : found.content);
    }
    try {
      await beforeChange(`${request.method} ${key}`);
    } catch {
      return request.socket.destroy();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    // No wait between the check and the write: both are one step.
    const status = ignoresConditions ? null : refusedStatus(request, objects.get(key));
    if (status) return refuse(response, status, status === 404 ? 'NoSuchKey' : 'PreconditionFailed');
    const content = Buffer.concat(chunks);
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    const headers = keptHeaders.flatMap((name) => {
      const value = request.headers[name];
      return value ? [[name, String(value)]] : [];
    });
    objects.set(key, { content, etag, headers: Object.fromEntries(headers) });
    return response.writeHead(200, { etag }).end();
  }

  function list(url: URL, response: ServerResponse) {
    const bucket = url.pathname.split('/')[1] ?? '';
    lists += 1;
    const start = endlessList === 'repeated' ? '' : (url.searchParams.get('continuation-token') ?? '');
    const prefix = `${bucket}/${url.searchParams.get('prefix') ?? ''}`;
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > start).sort();
    const contents = all
      .slice(0, page)
      .map((key) => {
        const { content, etag } = objects.get(key) ?? { content: '', etag: '' };
        const quoted = etag.replaceAll('"', '&quot;');
        return `<Contents><Key>${key.slice(bucket.length + 1)}</Key><Size>${content.length}</Size><ETag>${quoted}</ETag></Contents>`;
      })
      .join('');
    const invented = endlessList === 'invented' ? `<Contents><Key>${lists}</Key><Size>1</Size></Contents>` : '';
    const next = endlessList ? `${lists}` : all.length > page ? all[page - 1] : undefined;
    const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
    const body = `<IsTruncated>${next !== undefined}</IsTruncated>${contents}${invented}${more}`;
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${body}</ListBucketResult>`);
  }

  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    set beforeChange(call: typeof beforeChange) {
      beforeChange = call;
    },
    set endlessList(value: typeof endlessList) {
      endlessList = value;
    },
    get lists() {
      return lists;
    },
    set ignoresConditions(value: boolean) {
      ignoresConditions = value;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refusedStatus({ headers }: IncomingMessage, current: HeldObject | undefined): 404 | 412 | null {
  if (headers['if-none-match'] === '*' && current) return 412;
  const wanted = headers['if-match'];
  if (wanted === undefined) return null;
  if (!current) return 404;
  return wanted === current.etag ? null : 412;
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

export const storeSettings = (url: string) => ({
  AWS_ENDPOINT_URL: url,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
});
