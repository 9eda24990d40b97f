import { readFileSync } from 'node:fs';
import { builtPackages, inRoot } from '@site/delivery/repository';
import { remotes } from '@site/shared/registry';
import type { Weight } from './weigh';

export const allPages: readonly string[] = remotes.flatMap(({ pages }) =>
  pages.flatMap(({ pattern, previewOnly }) => (previewOnly ? [] : [pattern.replace(':productId', 'PQS-ABC-6KG')])),
);

/** Limits before the first interaction; bytes on the network, headers included. */
export type PageBudget = Readonly<Record<'bytes' | 'scriptBytes' | 'requests' | 'blocking', number>>;

/** Weight on 2026-11-29 plus 5 %, to be lowered with every lighter page. */
const specPages: Readonly<Record<string, PageBudget>> = {
  '/': { bytes: 368_200, scriptBytes: 157_500, requests: 38, blocking: 0 },
  '/empresa': { bytes: 236_100, scriptBytes: 135_200, requests: 21, blocking: 0 },
  '/servicos': { bytes: 224_700, scriptBytes: 134_500, requests: 22, blocking: 0 },
  '/produtos': { bytes: 338_900, scriptBytes: 143_200, requests: 40, blocking: 0 },
  '/produtos/PQS-ABC-6KG': { bytes: 255_700, scriptBytes: 145_300, requests: 26, blocking: 0 },
  '/produtos/comparar': { bytes: 190_400, scriptBytes: 136_200, requests: 18, blocking: 0 },
  '/contato': { bytes: 265_800, scriptBytes: 154_700, requests: 20, blocking: 0 },
  '/contato/enviada': { bytes: 200_600, scriptBytes: 133_400, requests: 17, blocking: 0 },
  '/privacidade': { bytes: 182_000, scriptBytes: 130_000, requests: 14, blocking: 0 },
  '/meus-pedidos': { bytes: 184_600, scriptBytes: 131_000, requests: 14, blocking: 0 },
  '/login': { bytes: 220_500, scriptBytes: 179_100, requests: 14, blocking: 0 },
  '/cadastro': { bytes: 220_200, scriptBytes: 178_900, requests: 14, blocking: 0 },
  '/recuperar-senha': { bytes: 218_900, scriptBytes: 178_200, requests: 14, blocking: 0 },
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

/** Budget of the lightest page, which has only text. */
export function firstBudget({ kind }: { readonly kind: keyof typeof additions }): PageBudget {
  const [lightest] = Object.values(specPages).sort((one, other) => one.bytes - other.bytes);
  if (!lightest) throw new Error('No page has a budget');
  const { bytes, requests } = additions[kind];
  return {
    ...lightest,
    bytes: lightest.bytes + bytes,
    scriptBytes: lightest.scriptBytes + bytes,
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
