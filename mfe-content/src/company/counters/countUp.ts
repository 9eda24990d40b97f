/** Duration of a count, ms (spec 4, Counters). */
export const countDuration = 2000;

export interface Clock {
  /** ms */
  readonly now: () => number;
  readonly requestFrame: (callback: () => void) => number;
  readonly cancelFrame: (handle: number) => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (handle) => cancelAnimationFrame(handle),
};

/** Counts from 0 to 1, fast at first, one step a frame. @returns a function that stops it */
export function countUp(onProgress: (progress: number) => void, clock: Clock = browserClock): () => void {
  const start = clock.now();
  let handle = 0;

  function step() {
    const elapsed = Math.min((clock.now() - start) / countDuration, 1);
    onProgress(1 - (1 - elapsed) ** 3);
    if (elapsed < 1) handle = clock.requestFrame(step);
  }

  step();
  return () => clock.cancelFrame(handle);
}

/** Colour at a progress from 0 to 1: from black to the brand's red (spec 4, Counters). */
export function counterColor(progress: number): string {
  const [red, green, blue] = [196, 18, 45].map((channel) => Math.round(channel * progress));
  return `rgb(${red} ${green} ${blue})`;
}
