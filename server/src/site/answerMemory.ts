import { visitorNumberIn } from '@site/shared/contracts';
import { longestAddress } from '@site/shared/serving';
import type { FastifyRequest } from 'fastify';
import { acceptedEncodings } from './acceptedEncodings';
import { createFileMemory, type FileMemory } from './fileMemory';
import type { Generation } from './generation';
import type { SiteAnswer } from './sendAnswer';

/** Finished answers, found again by all of a request that decides about them: address, codings, and canaries. */
export interface AnswerMemory {
  /** @param generation the one that is current for the request */
  get(generation: Generation, request: FastifyRequest): SiteAnswer | undefined;
  /**
   * @param varies whether another visitor may get another answer
   */
  add(generation: Generation, request: FastifyRequest, answer: SiteAnswer, varies: boolean): void;
}

/**
 * Bytes for each generation; with the generation, its answers are forgotten all at once. Most contents are the same
 * that the generation itself keeps.
 */
const limits = { total: 32 * 2 ** 20, largest: 2 ** 20 };

export function createAnswerMemory(): AnswerMemory {
  const memories = new WeakMap<Generation, FileMemory<SiteAnswer>>();

  return {
    get(generation, request) {
      // Refused, whatever page it begins with.
      if ((request.raw.url ?? '').length > longestAddress) return undefined;
      const answers = memories.get(generation);
      if (!answers) return undefined;
      const key = keyOf(request);
      const same = answers.get(key);
      return same || !generation.variants.exist ? same : answers.get(keyForVisitor(generation, request, key));
    },

    add(generation, request, answer, varies) {
      const answers = memories.get(generation) ?? createFileMemory(limits);
      memories.set(generation, answers);
      const key = keyOf(request);
      answers.set(varies ? keyForVisitor(generation, request, key) : key, answer);
    },
  };
}

function keyOf({ raw, headers }: FastifyRequest): string {
  const [best, second] = acceptedEncodings(headers['accept-encoding']);
  return `${best?.coding} ${second?.coding} ${pathOf(raw.url ?? '')}`;
}

function keyForVisitor(generation: Generation, { headers }: FastifyRequest, key: string): string {
  return `${generation.variants.canariesOf(visitorNumberIn(headers.cookie))} ${key}`;
}

/** An address without its query. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}
