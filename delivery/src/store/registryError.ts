import { StoreError } from './releaseStore';

interface NpmError extends Error {
  readonly code?: string;
  readonly type?: string;
  readonly statusCode?: number;
  readonly body?: unknown;
}

const ownError = (code: string, message: string) => Object.assign(new Error(message), { code });

export const tooLate = () => ownError('TOO_LATE', 'The answer was not complete in time');

export const withoutHttps = () => ownError('ERR_INVALID_PROTOCOL', 'The address is one without https');

export const altered = () => ownError('EINTEGRITY', 'The file has another digest');

export const tooLong = (bytes: number) => ownError('TOO_LONG', `The answer has more than ${bytes} bytes`);

export function isNotFound(error: unknown): boolean {
  const { code, statusCode } = error as NpmError;
  return statusCode === 404 || code === 'ETARGET';
}

/** Registries answer 409, or 403 with one of several texts. */
export function isTaken(error: unknown): boolean {
  const { statusCode, body } = error as NpmError;
  return (
    statusCode === 409 || (statusCode === 403 && /publish over|previously published|already/i.test(reasonIn(body)))
  );
}

/** Returns other errors unchanged. @param task such as `publish @site/mfe-catalog` */
export function registryError(error: unknown, registry: string, task: string): unknown {
  const { name, code, type, statusCode, body, message } = error as NpmError;
  const fail = (text: string) => new StoreError(`The registry ${registry} ${text}`);
  if (statusCode === 401) return fail(`does not allow you to ${task}: it wants to know who you are (npm login, 401)`);
  if (statusCode === 403) return fail(`does not allow you to ${task} (403)${reasonIn(body)}`);
  if (statusCode === 404) return fail(`can't ${task}: it has none, or hides it from you (404)${reasonIn(body)}`);
  if (statusCode) return fail(`failed to ${task} (${statusCode})${reasonIn(body)}`);
  if (code === 'EINTEGRITY') return fail(`sent a file that fails its integrity check (${task})`);
  if (code === 'TOO_LATE') return fail(`did not answer in time (${task})`);
  if (code === 'TOO_LONG') return fail(`sent too long an answer (${task})`);
  if (code === 'ERR_INVALID_PROTOCOL') return fail(`leads to an address without https (${task})`);
  if (name === 'SyntaxError') return notARegistry(registry, task);
  // Node or npm's agent reports a connection that ends or stalls within a response.
  if (name !== 'FetchError' && !/^ECONN|TIMEOUT$/.test(code ?? '')) return error;
  if (type === 'invalid-json') return notARegistry(registry, task);
  if (type?.endsWith('-timeout') || code?.includes('TIMEDOUT') || code?.includes('TIMEOUT')) {
    return fail(`did not answer in time (${task})`);
  }
  return fail(`can't be reached: ${code ?? firstLine(message)} (${task})`);
}

export const notARegistry = (registry: string, task: string) =>
  new StoreError(`The registry ${registry} does not answer as an npm registry does (${task})`);

function reasonIn(body: unknown): string {
  const { error, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const reason = [error, message].find((text) => typeof text === 'string' && text !== '');
  return reason ? `: ${firstLine(String(reason))}` : '';
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? '';
