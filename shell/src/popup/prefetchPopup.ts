import type { RemoteModuleId } from '@site/shared/contracts';
import { earlyClick, openersOf } from '@site/shared/early';
import { remotes } from '@site/shared/registry';
import type { ShellLoader } from '../remotes/createRemoteLoader';

const content: RemoteModuleId = 'mfe_cart/PurchaseUnavailable';

/** Modules of the popup: its content and the remotes in it, by the registry. */
const modules = [content, ...remotes.flatMap(({ inside }) => (inside?.[content] ?? []) as readonly RemoteModuleId[])];

const openers = openersOf('popup');

/** Prefetches the popup's modules once the visitor points at, focuses or touches a button that opens it, or has pressed one. */
export function prefetchPopup({ prefetch }: Pick<ShellLoader, 'prefetch'>): void {
  const onIntent = ({ target }: { readonly target: EventTarget | null }) => {
    if (!(target instanceof Element && target.closest(openers))) return;
    for (const id of modules) void prefetch(id);
  };
  onIntent({ target: earlyClick() ?? null });
  for (const type of ['pointerover', 'focusin', 'touchstart', 'click']) {
    document.addEventListener(type, onIntent, { capture: true, passive: true });
  }
}
