import { contactChannels, type FailurePhase, type Observation } from '@site/shared/contracts';
import * as v from 'valibot';
import { vitalNames } from './vitalBounds';

/** The type makes the compiler find a missing phase. */
const phases: Readonly<Record<FailurePhase, true>> = {
  fetch: true,
  digest: true,
  evaluate: true,
  init: true,
  get: true,
  render: true,
  effect: true,
  hydrate: true,
  run: true,
};

export const failurePhases = Object.keys(phases) as readonly FailurePhase[];

const most = { views: 16, failures: 32, vitals: 64 };

const remote = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/));
const version = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/));

const failure = v.strictObject({
  remote,
  version,
  phase: v.picklist(failurePhases),
  kind: v.exactOptional(v.pipe(v.string(), v.maxLength(500))),
  healed: v.boolean(),
  first: v.boolean(),
});

/** Ten minutes in ms, or as a score more shifts than a page can have. */
const measured = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600_000));

const observation = v.strictObject({
  page: v.pipe(v.string(), v.regex(/^(\*|\/[\w:*?/.-]{0,99})$/)),
  views: v.pipe(v.record(remote, version), v.maxEntries(most.views)),
  failures: v.pipe(v.array(failure), v.maxLength(most.failures), v.check(isFirstOnce)),
  vitals: v.pipe(
    v.array(
      v.strictObject({
        name: v.picklist(vitalNames),
        value: measured,
        remote,
        version,
        script: v.exactOptional(remote),
      }),
    ),
    v.maxLength(most.vitals),
  ),
  press: v.exactOptional(
    v.strictObject({
      channel: v.picklist(contactChannels),
      path: v.pipe(v.string(), v.regex(/^(\*|\/[\w/.-]{0,99})$/)),
    }),
  ),
});

/** A page reports only the first failure of a release. */
function isFirstOnce(failures: v.InferOutput<typeof failure>[]): boolean {
  const firsts = failures.filter(({ first }) => first).map((it) => `${it.remote}@${it.version}`);
  return new Set(firsts).size === firsts.length;
}

export function readObservation(body: string): Observation | null {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), observation), body, { abortEarly: true });
  return result.success ? result.output : null;
}
