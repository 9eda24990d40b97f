import type { RootState } from '@site/shared';
import type { CartItem } from '@site/shared/contracts';

type SampleLine = Partial<CartItem> & { readonly id: string };

/** The state of a store whose cart holds these lines. */
export function cartOf(...lines: SampleLine[]): Partial<RootState> {
  return {
    cart: {
      items: lines.map((line) => ({ name: line.id, price: 10, imagePath: `/${line.id}.svg`, quantity: 1, ...line })),
    },
  };
}
