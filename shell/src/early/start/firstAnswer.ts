import { earlyClick } from '@site/shared/early';

/** What a visitor does, or another tab: from then on React may have to answer. */
const interactions = ['touchstart', 'wheel', 'scroll', 'focusin', 'input', 'storage'];

/** What is answered when it ends: a tap, a key. */
const beginnings = ['pointerdown', 'keydown'];
const endings = ['pointerup', 'pointercancel', 'keyup', 'click'];

/** ms in which a tap ends; who rests a finger for longer waits for nothing. */
const longestTap = 500;

/** ms from the second frame until the answer is on the screen, measured (docs/decisions/0028-html-answers.md). */
const paintTime = 50;

/** ms after which nobody waits for frames any more: tabs out of sight have none. */
const longestFrames = 500;

/**
 * Calls back once the visitor's first interaction has been answered, by the page's HTML or the first responder, and the
 * answer is on the screen: never in the interaction's own task, and not while the next one is under way.
 *
 * @param signal ends it
 */
export function firstAnswer(callback: () => void, signal: AbortSignal): void {
  let latest = 0;

  /** Calls back after that, unless something else is waited for by then. */
  async function callAfter(wait: () => Promise<unknown>) {
    latest += 1;
    const own = latest;
    await wait();
    if (own === latest && !signal.aborted) callback();
  }

  function listen(types: readonly string[], listener: (event: Event) => void) {
    for (const type of types) window.addEventListener(type, listener, { signal, capture: true, passive: true });
  }

  listen(beginnings, () => callAfter(() => pause(longestTap).then(painted)));
  listen(endings, () => callAfter(painted));
  // Of a page that is scrolled on and on, the first is enough.
  const callOnce = () => latest === 0 && void callAfter(painted);
  listen(interactions, callOnce);
  // Chromium also tells of a pointer at rest, below which a page has changed.
  listen(['pointermove'], (event) => isMove(event as PointerEvent) && callOnce());
  if (wasTouched()) void callAfter(painted);
}

const isMove = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

/** Whether the visitor did something before there was anybody to hear it. */
function wasTouched(): boolean {
  const { activeElement, body } = document;
  return earlyClick() !== undefined || window.scrollY > 0 || (activeElement !== null && activeElement !== body);
}

/** Settles when what is in the page now has been painted. */
async function painted(): Promise<void> {
  await Promise.race([nextFrame().then(nextFrame), pause(longestFrames)]);
  await pause(paintTime);
}

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
const pause = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms));
