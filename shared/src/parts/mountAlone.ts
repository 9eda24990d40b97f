import type { MountablePart } from '../contracts';
import '../ui/tokens.css';
import '../ui/base.css';
import { sampleContext } from './sampleContext';

/** For `src/standalone.ts`: shows a mountable part on a page of its own. */
export function mountAlone<Props extends object>(part: MountablePart<Props>, props: Props): void {
  const element = document.createElement('main');
  document.body.append(element);
  part.mount(element, props, {
    context: sampleContext(),
    hydrate: false,
    onError: (error) => reportError(error),
    onRecovered: (error) => reportError(error),
  });
}
