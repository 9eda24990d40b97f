import type { Cart, openPopup, overlaysClosed } from '@site/shared';
import type { PartContext, SiteCommand } from '@site/shared/contracts';
import type { PartServices } from './createPartContext';

/** Action creators of `@site/shared`, from the caller: the script of mountable parts contains no copy of them. */
export interface SiteActions {
  readonly openPopup: typeof openPopup;
  readonly overlaysClosed: typeof overlaysClosed;
}

/** These functions never change. */
type CartActions = Pick<Cart, 'add' | 'increase' | 'decrease' | 'clear' | 'open'>;

export function createDispatch(
  { store, navigation }: PartServices,
  site: SiteActions,
  cart: CartActions,
): PartContext['dispatch'] {
  return (command: SiteCommand) => {
    switch (command.type) {
      case 'navigate':
        return navigation.navigator.push(command.to);
      case 'addToCart':
        return cart.add(command.product);
      case 'changeQuantity':
        return command.by === 1 ? cart.increase(command.id) : cart.decrease(command.id);
      case 'clearCart':
        return cart.clear();
      case 'openCart':
        return cart.open();
      case 'openPopup':
        return void store.dispatch(site.openPopup(command.popup));
      case 'closeOverlays':
        return void store.dispatch(site.overlaysClosed());
    }
  };
}
