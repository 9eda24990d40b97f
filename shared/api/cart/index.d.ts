/** What the cart is, apart from the store: for whoever shows or keeps it without one. */
export { totalPrice, totalQuantity, withProduct, withStep } from './cartRules';
export { cartTexts } from './cartTexts';
export { keepCart, keptCart, onCartKept } from './keptCart';
