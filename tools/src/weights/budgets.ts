import { readFileSync } from 'node:fs';
import { builtPackages, inRoot } from '@site/delivery/repository';
import type { Weight } from './weigh';

/** The most that a page may fetch before anybody touches it; bytes as they cross the network, headers included. */
export type PageBudget = Readonly<Record<'bytes' | 'scriptBytes' | 'requests' | 'blocking', number>>;

/**
 * Every route of the spec, checked by `npm test`: what it weighs today and 1 % more. To be tightened with every change
 * that makes a page lighter. Nothing blocks the first paint: style sheets stand in the HTML.
 */
const specPages: Readonly<Record<string, PageBudget>> = {
  '/': { bytes: 332_600, scriptBytes: 146_700, requests: 31, blocking: 0 },
  '/empresa': { bytes: 214_000, scriptBytes: 124_900, requests: 16, blocking: 0 },
  '/servicos': { bytes: 204_300, scriptBytes: 125_400, requests: 17, blocking: 0 },
  '/produtos': { bytes: 314_800, scriptBytes: 129_300, requests: 31, blocking: 0 },
  '/produtos/PQS-ABC-6KG': { bytes: 228_300, scriptBytes: 131_500, requests: 19, blocking: 0 },
  '/contato': { bytes: 239_900, scriptBytes: 140_400, requests: 14, blocking: 0 },
  '/contato/enviada': { bytes: 179_600, scriptBytes: 122_300, requests: 11, blocking: 0 },
  '/meus-pedidos': { bytes: 163_400, scriptBytes: 118_500, requests: 9, blocking: 0 },
  '/login': { bytes: 202_100, scriptBytes: 166_500, requests: 11, blocking: 0 },
  '/cadastro': { bytes: 201_800, scriptBytes: 166_300, requests: 11, blocking: 0 },
  '/recuperar-senha': { bytes: 200_500, scriptBytes: 165_600, requests: 11, blocking: 0 },
};

/** What remotes that came later allow their own pages, in the `budgets.json` of their folders. */
const laterPages = builtPackages.map((name): Record<string, PageBudget> => {
  try {
    return JSON.parse(readFileSync(inRoot(name, 'budgets.json'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {};
  }
});

/** Every page that is sampled, and what it may fetch. */
export const pageBudgets: Readonly<Record<string, PageBudget>> = Object.assign({}, specPages, ...laterPages);

/** What a new page may fetch: as much as the lightest of the spec, which has words alone, and a twentieth more bytes. */
export function firstBudget(): PageBudget {
  const [lightest] = Object.values(specPages).sort((one, other) => one.bytes - other.bytes);
  if (!lightest) throw new Error('No page has a budget');
  const room = (bytes: number) => Math.ceil((bytes * 1.05) / 100) * 100;
  return { ...lightest, bytes: room(lightest.bytes), scriptBytes: room(lightest.scriptBytes) };
}

/** What a page has too much of, each in a line; nothing where it keeps to its budget. */
export function weightFindings(page: string, { bytes, scriptBytes, requests, blocking }: Weight): string[] {
  const budget = pageBudgets[page];
  if (!budget) return [`${page} has no budget`];
  const weight = { bytes, scriptBytes, requests, blocking: blocking.length };
  return Object.entries(weight)
    .filter(([name, value]) => value > budget[name as keyof PageBudget])
    .map(([name, value]) => `${page}: ${name} ${value}, not ${budget[name as keyof PageBudget]} at most`);
}
