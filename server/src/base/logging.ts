import { printable } from '@site/shared/terminal';
import type { FastifyServerOptions } from 'fastify';

/** Libraries log headers at `debug` and `trace`. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info'] as const;

type LogLevel = (typeof logLevels)[number];

/** JSON lines without personal data: no address, header or query; e-mails and telephone numbers are masked. Steers no terminal. */
export function privateLog(level: LogLevel): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  const options = {
    level,
    serializers: {
      req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }),
      res: ({ statusCode }) => ({ statusCode }),
      err: ({ name, message, stack, code }) => ({ type: name, message, stack: stack ?? '', code }),
    },
    // An option of pino that Fastify's types lack. Masks whole lines, because an error's text may be in several fields.
    hooks: { streamWrite: maskLine },
  } satisfies FastifyServerOptions['logger'] & { hooks: object };
  return options;
}

/** Bounded lengths keep the time linear in the length of the text. */
const email = /(?:"[^"\n]{1,254}"|[^\s<>()[\]\\,;:"/@]{1,254})(?:@|%40)\[?[\p{L}\p{M}\p{N}.-]+\]?/giu;

/** Brazilian numbers with or without area code, and any number after `+`; no digests, no times in ms. */
const phone =
  /(?<![\w.+-])(?:\+\d[\d\s().-]{6,20}\d|(?:55[\s.-]?)?\(?0?\d{2}\)?[\s.-]{0,3}9?\d{4}[\s.-]?\d{4}|9?\d{4}[\s.-]\d{4})(?![\w-])/g;

const mask = (text: string): string => text.replace(email, '[e-mail]').replace(phone, '[phone]');

function maskLine(line: string): string {
  const masked = JSON.parse(line, (_name, value) => (typeof value === 'string' ? mask(value) : value));
  return `${printable(JSON.stringify(masked))}\n`;
}
