import { boundaryId } from '@site/shared/early';
import { watchListeners, watchObservers, watchTimers } from './held';
import { type PageState, pageState, sharesIn, stateName } from './pageState';

// Runs in a page before its own scripts, and records what code of the checked release registers.

const state: PageState = {
  ...(pageState() as PageState),
  parts: new Set(),
  held: new Set(),
  findings: [],
  touch,
  lifeless: () => partsInPage().flatMap((part) => (part.matches(state.live) ? [] : [idOf(part)])),
  names,
  check,
};
Object.assign(globalThis, { [Symbol.for(stateName)]: state });

/** Elements of each part in the server's HTML. */
const served = new Map<Element, readonly Element[]>();
const partsInPage = () => [...document.querySelectorAll(state.found)];
const idOf = (part: Element) => boundaryId(part) ?? '';

document.addEventListener('DOMContentLoaded', () => {
  for (const part of partsInPage()) served.set(part, [...part.querySelectorAll('*')]);
});
new MutationObserver((records) => {
  // Parts that have other elements as they begin to answer. Effects may change them afterwards.
  for (const [part, elements] of served) {
    if (!part.matches(state.live)) continue;
    served.delete(part);
    const kept = elements.filter((element) => part.contains(element)).length;
    if (kept < elements.length / 2) state.findings.push(['R20', `new HTML of ${idOf(part)}`]);
  }
  if (document.readyState === 'loading') return;
  for (const address of records.flatMap(({ addedNodes }) => [...addedNodes].map(uncheckedAddress)))
    if (address.includes(state.base))
      state.findings.push(['R10', `${address.split('/').at(-1)} is loaded without a digest`]);
}).observe(document, { subtree: true, attributes: true, childList: true });
watchListeners();
watchTimers();
watchObservers();

/** Address of a script or style sheet without a digest. */
function uncheckedAddress(node: Node): string {
  if (node instanceof HTMLScriptElement) return node.integrity ? '' : node.src;
  const isUnchecked = node instanceof HTMLLinkElement && node.rel === 'stylesheet' && !node.media && !node.integrity;
  return isUnchecked ? node.href : '';
}

function touch(): boolean {
  window.dispatchEvent(new Event('pointermove'));
  const parts = partsInPage();
  for (const part of parts) if (!part.matches(state.live)) part.dispatchEvent(new Event('focusin', { bubbles: true }));
  const isReplacing = parts.some((part) => part.querySelector(':scope > [inert]'));
  return document.documentElement.matches(state.live) && !isReplacing && state.lifeless().length === 0;
}

function names(): readonly string[] {
  const keysOf = (holder: object, prefix = '') =>
    Reflect.ownKeys(holder).map(
      (key) => `${prefix}${typeof key === 'string' ? key : `Symbol(${key.description ?? ''})`}`,
    );
  const constructors = [
    ...[Array, Date, Document, Element, EventTarget, Function, HTMLElement, History, Map, Node, Number, Object],
    ...[Promise, RegExp, Set, String],
  ];
  return [
    ...keysOf(globalThis),
    ...constructors.flatMap((it) => [...keysOf(it, `${it.name}.`), ...keysOf(it.prototype, `${it.name}.prototype.`)]),
    ...[...keysOf(Math, 'Math.'), ...keysOf(JSON, 'JSON.')],
  ];
}

async function check(modules: readonly string[]): Promise<PageState['findings']> {
  const { container, findings, shares } = state;
  for (const module of modules)
    await container?.get(module).catch((error: unknown) => {
      findings.push(['R8', `get('${module}') rejects: ${error}`]);
    });
  findings.push(...(await leaks()).map((leak) => ['R21', leak] as const));
  for (const [name, share] of shares ? sharesIn(shares.scope) : []) {
    const what = shares?.before.has(name) ? 'replaced in' : 'added to';
    if (shares?.before.get(name) !== share) findings.push(['R13', `${name} is ${what} the share scope`]);
  }
  return findings;
}

/** Cycles of unmounting and mounting after the first one, which may register what lasts as long as the page. */
const cycles = 3;

/** ms for React to unmount or mount a part. */
const pause = 60;

/** ms. A timeout that ends within this time does not count. */
const patience = 1000;

async function leaks(): Promise<readonly string[]> {
  if (state.parts.size === 0) return [];
  await showAll([false]);
  const before = countAll();
  for (let cycle = 0; cycle < cycles; cycle += 1) await showAll([true, false]);
  const more = () =>
    Object.entries(countAll()).flatMap(([what, count]) => {
      const added = count - (before[what] ?? 0);
      return added >= cycles ? [`${what}: ${added} more after ${cycles} times`] : [];
    });
  const deadline = performance.now() + patience;
  while (more().length > 0 && performance.now() < deadline) await rest();
  return more();
}

const rest = () => new Promise((resolve) => setTimeout(resolve, pause));

async function showAll(states: readonly boolean[]): Promise<void> {
  const all = [...state.parts];
  for (const isShown of states) {
    for (const { show } of all) show(isShown);
    await rest();
  }
}

function countAll(): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { 'elements of the page': document.querySelectorAll('*').length };
  for (const { what, isHeld } of state.held) if (isHeld()) counts[what] = (counts[what] ?? 0) + 1;
  return counts;
}
