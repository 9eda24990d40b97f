import type { FastifyServerOptions } from 'fastify';

/** Not `debug` and `trace`: libraries write there what they please, headers for one. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info'] as const;

type LogLevel = (typeof logLevels)[number];

/**
 * A log for production, one JSON object a line: what was asked for and how it went, and nothing of who asked. No network
 * address, no header, no query, nothing of a message.
 */
export function privateLog(level: LogLevel): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    serializers: {
      req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }) => ({ statusCode }),
      err: ({ name, message, stack, code }) => ({ type: name, message, stack: stack ?? '', code }),
    },
  };
}
