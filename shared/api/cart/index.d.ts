/** Cart without the store, for scripts that run before React. */
export { totalPrice, totalQuantity, withProduct, withStep } from './cartRules';
export { cartTexts } from './cartTexts';
export { keepCart, keptCart, onCartKept } from './keptCart';
