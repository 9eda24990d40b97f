import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/**
 * Runs in the page, the same in every engine: what a visitor, or a screen reader, finds there. Nothing in it waits or is called
 * back, for where scripts are off, nothing is.
 */

/** An element by its role and name (https://www.w3.org/TR/accname-1.2/). */
export interface Target {
  readonly role: string;
  /** All of the name or, as the source of a regular expression, a part of it. */
  readonly name?: string | { readonly source: string };
  readonly within?: Target;
}

const isNamed = (element: Element, name: Target['name']) => {
  const own = computeAccessibleName(element).replace(/\s+/g, ' ').trim();
  return name === undefined || (typeof name === 'string' ? own === name : new RegExp(name.source).test(own));
};

/** What stays cheap comes first: names cost most. */
function all({ role, name, within }: Target): Element[] {
  const scopes = within ? all(within) : [document.body];
  return scopes
    .flatMap((scope) => [...scope.querySelectorAll('*')])
    .filter((it) => roleOf(it) === role && isShown(it) && !isInaccessible(it) && isNamed(it, name));
}

/** Its role, also where ARIA gives none to what every visitor takes for a button or a field. */
function roleOf(element: Element): string | null {
  if (element.localName === 'summary') return 'button';
  return element.matches('input[type="password"]') ? 'textbox' : getRole(element);
}

/** A box that is there to be seen. A dialog that is closed, and only fades yet, is not: a busy engine takes seconds for it. */
function isShown(element: Element): boolean {
  if (element.closest('dialog:not([open])')) return false;
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

/** Where to press an element, which is brought into view: a point of it that nothing covers; else what is in the way. */
function pointOf(target: Target): { x: number; y: number } | string {
  const [element, ...others] = all(target);
  if (!element) return 'not there';
  if (others.length > 0) return `there ${others.length + 1} times`;
  if (element.matches(':disabled')) return 'disabled';
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A link's lines may be two: the first of them.
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  if (isMoving(element)) return 'moving';
  const point = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const labels = (element as HTMLInputElement).labels ?? [];
  const isHit = [element, ...labels].some((it) => it.contains(hit));
  if (isHit) return point;
  // Below what stays at an edge of the screen: visitors scroll.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return `covered by ${hit?.outerHTML.slice(0, 120)}`;
}

/**
 * Whether something fades or slides that it is in. Its box alone does not tell: a busy engine draws no frame for a while. Nor
 * does WebKit, where a slide is over before that is drawn; a dialog at rest has no transform.
 */
const isMoving = (element: Element) => {
  const dialog = element.closest('dialog');
  if (dialog && getComputedStyle(dialog).transform !== 'none') return true;
  return document.getAnimations().some(({ playState, effect }) => {
    const { target = null } = effect instanceof KeyframeEffect ? effect : {};
    return playState === 'running' && target?.contains(element) && effect?.getComputedTiming().endTime !== Infinity;
  });
};

/** How often the element is there. */
const count = (target: Target) => all(target).length;

/** Whether a text stands in the page, in view or further down. */
function shows(text: string): boolean {
  const has = (element: Element) => element.textContent?.replace(/\s+/g, ' ').includes(text);
  return [...document.body.querySelectorAll('*')].some((it) => has(it) && ![...it.children].some(has) && isShown(it));
}

/** Whether it has the focus. */
const hasFocus = (target: Target) => all(target).some((element) => element === document.activeElement);

const fieldText = (target: Target) => (all(target)[0] as HTMLInputElement | undefined)?.value ?? null;

/** Whether React answers for the page's own part; the page is given a sign of its visitor. */
function isHydrated(): boolean {
  window.dispatchEvent(new Event('pointermove'));
  const part = document.querySelector('main [data-boundary] *, main h1');
  return Object.keys(part ?? {}).some((key) => key.startsWith('__reactFiber'));
}

/** Whether the first responder has come, and the styles of dialogs, of a page whose other scripts may not have. */
function isResponding(): boolean {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const later = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="-later."]');
  return (
    entries.some(({ name, responseEnd }) => name.includes('/firstResponder') && responseEnd > 0) &&
    later.length > 0 &&
    [...later].every(({ sheet }) => sheet !== null)
  );
}

const address = () => location.pathname + location.search + location.hash;
const scrollTop = () => Math.round(scrollY);

/** Of a page that has arrived: until then parts that nobody sees have heights of no one's (`data-arriving`). */
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
  isResponding,
  address,
  scrollTop,
};
