import { boundaryId } from '@site/shared/early';
import { globalNames } from './globalNames';
import { pageFacts } from './pageFacts';
import { type PageCheck, type PageState, pageState, stateName } from './pageState';
import { watchListeners } from './watchListeners';
import { watchObservers } from './watchObservers';
import { watchTimers } from './watchTimers';

// Runs in a page before its own scripts, and records what code of the checked release registers.

const state: PageState & PageCheck = {
  ...(pageState() as PageState),
  parts: new Set(),
  held: new Set(),
  containers: [],
  exports: [],
  unchecked: [],
  touch,
  lifeless: () =>
    partsInPage()
      .filter((part) => !part.matches(state.live))
      .map(idOf),
  names: globalNames,
  facts: (modules) => pageFacts(state, [...replaced], modules),
};
Object.assign(globalThis, { [Symbol.for(stateName)]: state });

/** Elements of each part in the server's HTML. */
const served = new Map<Element, readonly Element[]>();
/** Parts that had other elements as they began to answer. Effects may change them afterwards. */
const replaced = new Set<string>();
const partsInPage = () => [...document.querySelectorAll(state.found)];
const idOf = (part: Element) => boundaryId(part) ?? '';

document.addEventListener('DOMContentLoaded', () => {
  for (const part of partsInPage()) served.set(part, [...part.querySelectorAll('*')]);
});
new MutationObserver(() => {
  for (const [part, elements] of served) {
    if (!part.matches(state.live)) continue;
    served.delete(part);
    if (elements.filter((element) => part.contains(element)).length < elements.length / 2) replaced.add(idOf(part));
  }
}).observe(document, { subtree: true, attributes: true });
watchListeners();
watchTimers();
watchObservers();
watchElements();

function touch(): boolean {
  window.dispatchEvent(new Event('pointermove'));
  const parts = partsInPage();
  for (const part of parts) if (!part.matches(state.live)) part.dispatchEvent(new Event('focusin', { bubbles: true }));
  const isReplacing = parts.some((part) => part.querySelector(':scope > [inert]'));
  return (
    document.documentElement.matches(state.live) && !isReplacing && parts.every((part) => part.matches(state.live))
  );
}

/** Records scripts and style sheets of the release that scripts add to the page without a digest. */
function watchElements() {
  const addressOf = (node: Node): string => {
    if (node instanceof HTMLScriptElement) return node.integrity ? '' : node.src;
    const isUnchecked = node instanceof HTMLLinkElement && node.rel === 'stylesheet' && !node.media && !node.integrity;
    return isUnchecked ? node.href : '';
  };
  new MutationObserver((records) => {
    if (document.readyState === 'loading') return;
    const addresses = records.flatMap(({ addedNodes }) => [...addedNodes].map(addressOf));
    for (const address of addresses.filter((it) => it.includes(state.base)))
      state.unchecked.push(`${address.split('/').at(-1)} is loaded without a digest`);
  }).observe(document, { childList: true, subtree: true });
}
