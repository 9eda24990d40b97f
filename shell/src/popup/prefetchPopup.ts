import type { RemoteModuleId } from '@site/shared/contracts';
import { earlyClick, openersOf } from '@site/shared/early';
import { remotes } from '@site/shared/registry';
import type { ShellLoader } from '../remotes/createRemoteLoader';

/** The module that the popup is filled with. */
const content: RemoteModuleId = 'mfe_cart/PurchaseUnavailable';

/** All that it is made of, by the registry. */
const modules = [content, ...remotes.flatMap(({ inside }) => (inside?.[content] ?? []) as readonly RemoteModuleId[])];

/** Buttons that open the popup. */
const openers = openersOf('popup');

/**
 * Brings all that the popup is made of, other remotes' parts in it too, in one go: once the visitor reaches for a button that
 * opens it, or at once where one was pressed before React came.
 */
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
