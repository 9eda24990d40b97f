import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** Functions that run in the page in every engine. They are synchronous, since pages run no callbacks without scripts. */

/** Element by role and accessible name (https://www.w3.org/TR/accname-1.2/). */
export interface Target {
  readonly role: string;
  /** Whole name, or the source of a regular expression. */
  readonly name?: string | { readonly source: string };
  readonly within?: Target;
}

const isNamed = (element: Element, name: Target['name']) => {
  const own = computeAccessibleName(element).replace(/\s+/g, ' ').trim();
  return name === undefined || (typeof name === 'string' ? own === name : new RegExp(name.source).test(own));
};

/** Filters by name last, the most expensive test. */
function all({ role, name, within }: Target): Element[] {
  const scopes = within ? all(within) : [document.body];
  return scopes
    .flatMap((scope) => [...scope.querySelectorAll('*')])
    .filter((it) => roleOf(it) === role && isShown(it) && !isInaccessible(it) && isNamed(it, name));
}

/** Includes implicit roles of buttons and fields. */
function roleOf(element: Element): string | null {
  if (element.localName === 'summary') return 'button';
  return element.matches('input[type="password"]') ? 'textbox' : getRole(element);
}

/** False in a closed dialog that still fades, which takes seconds in a busy engine. */
function isShown(element: Element): boolean {
  if (element.closest('dialog:not([open])')) return false;
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

/** Scrolls to an element. @returns a point of it that nothing covers; else the reason */
function pointOf(target: Target): { x: number; y: number } | string {
  const [element, ...others] = all(target);
  if (!element) return 'not there';
  if (others.length > 0) return `there ${others.length + 1} times`;
  if (element.matches(':disabled')) return 'disabled';
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // The first line of a link that wraps.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  if (isMoving(element)) return 'moving';
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const labels = (element as HTMLInputElement).labels ?? [];
  const isHit = [element, ...labels].some((it) => it.contains(hit));
  if (isHit) return point;
  // To the centre, away from sticky elements at the edges.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return `covered by ${hit?.outerHTML.slice(0, 120)}`;
}

/**
 * True while the element or an ancestor fades or slides: a busy engine may paint no frames, so the box may stand still. WebKit
 * ends a slide before it paints the end, but a dialog at rest has no transform.
 */
const isMoving = (element: Element) => {
  const dialog = element.closest('dialog');
  if (dialog && getComputedStyle(dialog).transform !== 'none') return true;
  return document.getAnimations().some(({ playState, effect }) => {
    const { target = null } = effect instanceof KeyframeEffect ? effect : {};
    return playState === 'running' && target?.contains(element) && effect?.getComputedTiming().endTime !== Infinity;
  });
};

const count = (target: Target) => all(target).length;

function shows(text: string): boolean {
  const has = (element: Element) => element.textContent?.replace(/\s+/g, ' ').includes(text);
  return [...document.body.querySelectorAll('*')].some((it) => has(it) && ![...it.children].some(has) && isShown(it));
}

const hasFocus = (target: Target) => all(target).some((element) => element === document.activeElement);

const fieldText = (target: Target) => (all(target)[0] as HTMLInputElement | undefined)?.value ?? null;

/** True once the page's own part is hydrated; moves the pointer for parts that wait for an interaction. */
function isHydrated(): boolean {
  window.dispatchEvent(new Event('pointermove'));
  const part = document.querySelector('main [data-boundary] *, main h1');
  return Object.keys(part ?? {}).some((key) => key.startsWith('__reactFiber'));
}

/** True once the page's own part is mounted, with React or without. */
const isMounted = () => document.querySelector('main [data-boundary][data-live]') !== null;

/** Marks the document: another one lacks the mark. */
const mark = () => void Object.assign(document, { isMarked: true });
const isMarked = () => 'isMarked' in document;

/** True once the first responder and the styles of dialogs are loaded; other scripts may be missing. */
function isResponding(): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const later = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="-later."]:not([disabled])');
  return (
    entries.some(({ name, responseEnd }) => name.includes('/firstResponder') && responseEnd > 0) &&
    later.length > 0 &&
    [...later].every(({ sheet }) => sheet !== null)
  );
}

const address = () => location.pathname + location.search + location.hash;
const scrollTop = () => Math.round(scrollY);

/** False while the page arrives (`data-arriving`): parts out of view then have estimated heights. */
const isAtFoot = () => {
  const { dataset, scrollHeight } = document.documentElement;
  return dataset.arriving === undefined && scrollY + innerHeight >= scrollHeight - 1;
};

export const inPage = {
  pointOf,
  isAtFoot,
  count,
  shows,
  hasFocus,
  fieldText,
  isHydrated,
  isMounted,
  mark,
  isMarked,
  isResponding,
  address,
  scrollTop,
};
