import { buildSync } from 'esbuild';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { installed } from '../repository';
import type { ComposedPage, Fault, PageInput } from './parts/composePage';
import { type Child, childLimits, startChild, textCharacters } from './sandbox/startChild';

/** `composePage` limits each package's time. */
const limits = {
  ...childLimits,
  total: Number.POSITIVE_INFINITY,
  totalBytes: Number.POSITIVE_INFINITY,
};

export class PartFault extends Error {
  override name = 'PartFault';

  constructor(readonly faults: readonly Fault[]) {
    super(
      faults
        .map(({ owner, reason }) => `${owner} ${reason}`)
        .join('; ')
        .slice(0, textCharacters),
    );
  }
}

const texts = v.array(v.string());
const resultSchema = v.union([
  v.object({ faults: v.array(v.object({ owner: v.string(), reason: v.string() })) }),
  v.object({
    html: v.string(),
    preloads: v.array(v.object({ owner: v.string(), html: v.string(), urls: texts })),
    nested: v.record(v.string(), texts),
  }),
]);

export type PartChecker = ReturnType<typeof createPartChecker>;

/** Runs `composePage` in a process of its own: hostile HTML may take any time and memory. */
export function createPartChecker(start: typeof startChild = startChild) {
  let started: Promise<Child> | undefined;
  const oneByOne = pLimit(1);

  async function begin(): Promise<Child> {
    const child = await start(limits);
    await child.ask({ kind: 'add', release, files: { [file]: bundled() } });
    return child;
  }

  function ask(page: PageInput) {
    return oneByOne(async () => {
      started ??= begin();
      try {
        const answer = await (await started).ask({ kind: 'call', release, file, name: 'composePage', input: page });
        return v.parse(resultSchema, answer);
      } catch (error) {
        (await started.catch(() => null))?.end();
        started = undefined;
        throw error;
      }
    });
  }

  return {
    begin: () =>
      void ask({ texts: [''], places: [], parts: [], owners: [], shell: { ids: [] }, preloads: [] }).catch(() => {}),
    /** @throws PartFault */
    async compose(page: PageInput): Promise<ComposedPage> {
      const result = await ask(page).catch((error: Error) => culprits(page, error));
      if ('faults' in result) throw new PartFault(result.faults);
      return result;
    },
    async end() {
      (await started?.catch(() => null))?.end();
    },
  };

  /** Checks each package's parts alone after an ended process. */
  async function culprits(page: PageInput, { message }: Error): Promise<{ readonly faults: readonly Fault[] }> {
    const faults: Fault[] = [];
    for (const { name } of page.owners) {
      const parts = page.parts.map((part) => (part?.owner === name ? part : null));
      const preloads = page.preloads.filter(({ owner }) => owner === name);
      await ask({ ...page, parts, preloads }).catch((error: Error) =>
        faults.push({ owner: name, reason: `has HTML that can’t be read: ${error.message}` }),
      );
    }
    if (faults.length > 0) return { faults };
    return {
      faults: page.owners.map(({ name }) => ({ owner: name, reason: `has HTML that can’t be read: ${message}` })),
    };
  }
}

const release = 'publisher';
const file = 'composePage.cjs';

let bundle: string | undefined;

function bundled(): string {
  if (bundle === undefined) {
    const { outputFiles } = buildSync({
      entryPoints: [installed('delivery', 'src', 'render', 'parts', 'composePage.ts')],
      ...{ bundle: true, write: false, format: 'cjs', platform: 'node', target: 'node20', tsconfigRaw: {} },
    });
    bundle = outputFiles.map(({ text }) => text).join('');
  }
  return bundle;
}
