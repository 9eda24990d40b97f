import { earlyClick } from '@site/shared/early';

/** Events of the visitor, or of another tab, after which React may have to answer. */
const interactions = ['touchstart', 'wheel', 'scroll', 'focusin', 'input', 'storage'];

/** Events of taps and keys, which are answered when they end. */
const beginnings = ['pointerdown', 'keydown'];
const endings = ['pointerup', 'pointercancel', 'keyup', 'click'];

/** Maximum duration of a tap, in ms. A longer press waits for no answer. */
const longestTap = 500;

/** ms from the second frame until the answer is on the screen, measured (docs/decisions/0028-html-answers.md). */
const paintTime = 50;

/** Maximum wait for frames, in ms: hidden tabs have none. */
const longestFrames = 500;

/** Calls back after the answer of HTML or first responder is painted; never in the task of an interaction. */
export function firstAnswer(callback: () => void, signal: AbortSignal): void {
  let calls = 0;

  async function callAfter(wait: () => Promise<unknown>) {
    calls += 1;
    const call = calls;
    await wait();
    if (call === calls && !signal.aborted) callback();
  }

  function listen(types: readonly string[], listener: (event: Event) => void) {
    for (const type of types) window.addEventListener(type, listener, { signal, capture: true, passive: true });
  }

  listen(beginnings, () => callAfter(() => pause(longestTap).then(painted)));
  listen(endings, () => callAfter(painted));
  // Once: continuous scrolling must not postpone the callback.
  const callOnce = () => calls === 0 && void callAfter(painted);
  listen(interactions, callOnce);
  // Chromium also fires `pointermove` if the page changes below a resting pointer.
  listen(['pointermove'], (event) => isMove(event as PointerEvent) && callOnce());
  if (wasTouched()) void callAfter(painted);
}

const isMove = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

/** True if the visitor interacted with the page before this script ran. */
function wasTouched(): boolean {
  const { activeElement, body } = document;
  return earlyClick() !== undefined || window.scrollY > 0 || (activeElement !== null && activeElement !== body);
}

async function painted(): Promise<void> {
  await Promise.race([nextFrame().then(nextFrame), pause(longestFrames)]);
  await pause(paintTime);
}

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
const pause = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms));
