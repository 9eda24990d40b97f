import type { FastifyServerOptions } from 'fastify';

/** Not `debug` and `trace`: libraries write there what they please, headers for one. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info'] as const;

type LogLevel = (typeof logLevels)[number];

/**
 * A log for production, one JSON object a line: what was asked for and how it went, and nothing of who asked. No network
 * address, no header, no query, nothing of a message; e-mail addresses and telephone numbers in any text are masked.
 */
export function privateLog(level: LogLevel): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  const options = {
    level,
    serializers: {
      req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }) => ({ statusCode }),
      err: ({ name, message, stack, code }) => ({ type: name, message, stack: stack ?? '', code }),
    },
    // An option of pino that Fastify's types lack. Here, since an error's text reaches a line by several ways.
    hooks: { streamWrite: maskLine },
  } satisfies FastifyServerOptions['logger'] & { hooks: object };
  return options;
}

/** Bounded lengths keep the time that a long text takes in proportion to its length. */
const email = /(?:"[^"\n]{1,254}"|[^\s<>()[\]\\,;:"/@]{1,254})(?:@|%40)\[?[\p{L}\p{M}\p{N}.-]+\]?/giu;

/** Brazilian numbers with or without country and area code, and any behind a `+`. A digest or a time in ms is neither. */
const phone =
  /(?<![\w.+-])(?:\+\d[\d\s().-]{6,20}\d|(?:55[\s.-]?)?\(?0?\d{2}\)?[\s.-]{0,3}9?\d{4}[\s.-]?\d{4}|9?\d{4}[\s.-]\d{4})(?![\w-])/g;

const mask = (text: string): string => text.replace(email, '[e-mail]').replace(phone, '[phone]');

function maskLine(line: string): string {
  const masked = JSON.parse(line, (_name, value) => (typeof value === 'string' ? mask(value) : value));
  return `${JSON.stringify(masked)}\n`;
}
