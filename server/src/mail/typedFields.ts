import type { FastifyRequest } from 'fastify';
import { readFields } from './readFields';

/** Refused before they were read: so many are read all the same, at a time, and each for so long (ms). */
const mostAtOnce = 10;
const arrivalMs = 2_000;

/** What visitors typed, for the page that tells them why it was not taken: nobody is to type it twice. */
export function createTypedFields() {
  const begun = new WeakMap<FastifyRequest, Map<string, string>>();
  let underWay = 0;

  function begin(request: FastifyRequest): Map<string, string> {
    const fields = new Map<string, string>();
    begun.set(request, fields);
    return fields;
  }

  return {
    /** Gives what takes the fields of a request while they arrive. */
    begin,
    /** As much as there is of them: of many refused at once, only of the first. */
    async of(request: FastifyRequest): Promise<ReadonlyMap<string, string>> {
      const known = begun.get(request);
      if (known || underWay >= mostAtOnce) return known ?? new Map();
      underWay += 1;
      const fields = begin(request);
      await readFields(request, arrivalMs, fields).catch(() => {});
      underWay -= 1;
      return fields;
    },
  };
}
