import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { jsonFile, keepCounts } from '../base';
import { contactsLimits } from '../limits';
import { type ContactCounts, contactKinds } from './contactCounts';

/** Version of the layout; files of other versions are ignored. */
const format = 1 as const;

const day = v.pipe(v.string(), v.isoDate());
const key = v.pipe(v.string(), v.regex(new RegExp(`^(?:${contactKinds.join('|')}) \\S{1,100}$`)));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 32 - 1));
const schema = v.object({ format: v.literal(format), days: v.record(day, v.record(key, count)) });

export const contactsFile = (path: string, onInvalid: (error: Error) => void) => jsonFile(path, schema, onInvalid);

export function keepContacts(app: FastifyInstance, path: string, counts: ContactCounts): void {
  keepCounts(app, path, {
    schema,
    name: 'Counts of contacts',
    writeMs: contactsLimits.writeMs,
    snapshot() {
      const days = counts.snapshot();
      return Object.keys(days).length > 0 ? { format, days } : null;
    },
    restore: ({ days }) => counts.restore(days),
  });
}
