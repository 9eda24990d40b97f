import { readFileSync } from 'node:fs';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { remotes } from '@site/shared/registry';
import type { Weight } from './weigh';

export const allPages: readonly string[] = remotes.flatMap(({ pages }) =>
  pages.flatMap(({ pattern, previewOnly }) => (previewOnly ? [] : [pattern.replace(':productId', 'PQS-ABC-6KG')])),
);

/** Limits before the first interaction; bytes on the network, headers included. */
export type PageBudget = Readonly<Record<'bytes' | 'scriptBytes' | 'requests' | 'blocking', number>>;

/** Today's weight plus 1 %, to be lowered with every lighter page. */
const specPages: Readonly<Record<string, PageBudget>> = {
  '/': { bytes: 354_000, scriptBytes: 151_400, requests: 38, blocking: 0 },
  '/empresa': { bytes: 227_000, scriptBytes: 130_000, requests: 21, blocking: 0 },
  '/servicos': { bytes: 216_000, scriptBytes: 129_300, requests: 22, blocking: 0 },
  '/produtos': { bytes: 325_800, scriptBytes: 137_600, requests: 40, blocking: 0 },
  '/produtos/PQS-ABC-6KG': { bytes: 245_800, scriptBytes: 139_700, requests: 26, blocking: 0 },
  '/produtos/comparar': { bytes: 183_000, scriptBytes: 130_900, requests: 18, blocking: 0 },
  '/contato': { bytes: 255_500, scriptBytes: 148_700, requests: 20, blocking: 0 },
  '/contato/enviada': { bytes: 192_800, scriptBytes: 128_200, requests: 17, blocking: 0 },
  '/privacidade': { bytes: 175_000, scriptBytes: 125_000, requests: 14, blocking: 0 },
  '/meus-pedidos': { bytes: 177_500, scriptBytes: 125_900, requests: 14, blocking: 0 },
  '/login': { bytes: 212_000, scriptBytes: 172_200, requests: 14, blocking: 0 },
  '/cadastro': { bytes: 211_700, scriptBytes: 172_000, requests: 14, blocking: 0 },
  '/recuperar-senha': { bytes: 210_400, scriptBytes: 171_300, requests: 14, blocking: 0 },
};

const laterPages = builtPackages.map((name): Record<string, PageBudget> => {
  try {
    return JSON.parse(readFileSync(inRoot(name, 'budgets.json'), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return {};
  }
});

export const pageBudgets: Readonly<Record<string, PageBudget>> = Object.assign({}, specPages, ...laterPages);

/** Additions for mountable parts: the shell's scripts for them and for ES modules, lazy chunks, and a React of their own. */
const additions = {
  component: { bytes: 0, requests: 0 },
  ownReact: { bytes: 56_000, requests: 2 },
  plain: { bytes: 1_000, requests: 1 },
} as const;

/** Weight of the lightest page, which has only text, plus 5 %. */
export function firstBudget({ kind }: { readonly kind: keyof typeof additions }): PageBudget {
  const [lightest] = Object.values(specPages).sort((one, other) => one.bytes - other.bytes);
  if (!lightest) throw new Error('No page has a budget');
  const { bytes, requests } = additions[kind];
  const withMargin = (weight: number) => Math.ceil((weight * 1.05 + bytes) / 100) * 100;
  return {
    ...lightest,
    bytes: withMargin(lightest.bytes),
    scriptBytes: withMargin(lightest.scriptBytes),
    requests: lightest.requests + requests,
  };
}

export function weightFindings(page: string, { bytes, scriptBytes, requests, blocking }: Weight): string[] {
  const budget = pageBudgets[page];
  if (!budget) return [`${page} has no budget`];
  const weight = { bytes, scriptBytes, requests, blocking: blocking.length };
  return Object.entries(weight)
    .filter(([name, value]) => value > budget[name as keyof PageBudget])
    .map(([name, value]) => `${page}: ${name} ${value}, not ${budget[name as keyof PageBudget]} at most`);
}
