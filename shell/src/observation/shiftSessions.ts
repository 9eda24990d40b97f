/** https://wicg.github.io/layout-instability/#sec-layout-shift */
export interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  /** Within half a second after an input: the visitor expects it. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Shifts that come one after the other. */
export interface ShiftSession {
  /** Sum of their scores. */
  readonly value: number;
  readonly largest: LayoutShift;
}

/**
 * Adds up layout shifts as the web vital CLS does (https://web.dev/articles/cls): in sessions, with less than a second from one
 * shift to the next, and five seconds at most. Takes the page's next shift, returns the session that it belongs to.
 */
export function createShiftSessions(): (shift: LayoutShift) => ShiftSession {
  let session: (ShiftSession & { readonly start: number; readonly end: number }) | null = null;
  return (shift) => {
    const { startTime: end, value } = shift;
    const goesOn = session && end - session.end < 1000 && end - session.start < 5000 ? session : null;
    const largest = goesOn && goesOn.largest.value >= value ? goesOn.largest : shift;
    session = { value: value + (goesOn?.value ?? 0), largest, start: goesOn?.start ?? end, end };
    return session;
  };
}
