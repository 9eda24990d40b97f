import { errorText } from '@site/shared/terminal';

/** ms. Ctrl-C arrives from the terminal and again from npm. */
const sameSignal = 1000;

/** A second signal ends the process at once. @param within ms after which the first one does, too */
export function stopOnSignal(stop: () => Promise<unknown>, within?: number): void {
  let stoppingSince: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stoppingSince !== null) {
        if (performance.now() - stoppingSince > sameSignal) process.exit(130);
        return;
      }
      stoppingSince = performance.now();
      if (within !== undefined) setTimeout(() => process.exit(130), within).unref();
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(errorText(error));
          process.exit(1);
        },
      );
    });
  }
}
