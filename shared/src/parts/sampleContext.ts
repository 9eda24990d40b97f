import { withProduct, withStep } from '../cart/cartRules';
import type { PartContext, SiteCommand, SiteState } from '../contracts';
import { sampleConfig } from '../standalone/sampleConfig';

const served: SiteState = {
  cart: [],
  session: { status: 'unknown', user: null },
  location: { pathname: '/', search: '', hash: '' },
};

export interface SampleContext extends PartContext {
  /** Commands since the context was made, in order. */
  readonly commands: readonly SiteCommand[];
}

/** Context for tests of mountable parts, and for pages of their own: keeps a cart and an address, and records commands. */
export function sampleContext(first: Partial<SiteState> = {}): SampleContext {
  const listeners = new Set<() => void>();
  const commands: SiteCommand[] = [];
  let state: SiteState = { ...served, ...first };
  return {
    config: sampleConfig,
    commands,
    read: () => state,
    readServer: () => served,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch(command) {
      commands.push(command);
      state = { ...state, ...changes(state, command) };
      for (const listener of [...listeners]) listener();
    },
  };
}

function changes({ cart }: SiteState, command: SiteCommand): Partial<SiteState> {
  switch (command.type) {
    case 'addToCart':
      return { cart: withProduct(cart, command.product) };
    case 'changeQuantity':
      return { cart: withStep(cart, command.id, command.by) };
    case 'clearCart':
      return { cart: [] };
    case 'navigate': {
      const { pathname, search, hash } = new URL(command.to, sampleConfig.siteUrl);
      return { location: { pathname, search, hash } };
    }
    default:
      return {};
  }
}
