/**
 * Federated singleton: the shell provides this entry, and all remotes of a page use the same instance. Export only modules with
 * state or context here; all others have entries of their own (`/ui`, `/forms`, …), which each package bundles.
 */
export { showAlert } from './alert/showAlert';
export { CartProvider } from './cart/CartProvider';
export { type Cart, useAddToCart, useCart, useIsInCart } from './cart/useCart';
export { useCatalogueInCart } from './cart/useCatalogueInCart';
export { SiteConfigProvider, useSiteConfig } from './config/SiteConfigContext';
export {
  cartStorageKey,
  type PageMetadata,
  type PopupDescription,
  type SessionState,
  type SessionUser,
} from './contracts';
export { paths } from './contracts/registry';
export { isDiscarding, restoreFocus, restoreState, watchDiscards } from './early/carryOver';
export { replayEarlyInput } from './early/replay';
export { chatLink } from './navigation/chatLink';
export { mainNavigation } from './navigation/mainNavigation';
export {
  PageHead,
  PageHeadProvider,
  type SetPageHead,
} from './page/PageHead';
export { SiteProviders, type SiteServices } from './page/SiteProviders';
export { ErrorBoundary } from './remotes/ErrorBoundary';
export {
  type HydrationMoment,
  type ModuleFailure,
  type RemoteLoader,
  RemoteLoaderContext,
} from './remotes/loader';
export { Remote } from './remotes/Remote';
export { useIsHydrating } from './remotes/useIsHydrating';
export {
  createStaticNavigation,
  type Navigation,
  type NavigationState,
} from './router/navigation';
export {
  NavigationProvider,
  RouterScope,
  useNavigationState,
} from './router/RouterScope';
export {
  Link,
  NavLink,
  useLocation,
  useNavigate,
} from './router/router';
export {
  selectCartItems,
  selectTotalQuantity,
} from './store/cartSlice';
export {
  type AppStore,
  createStore,
  type RootState,
} from './store/createStore';
export { useAppDispatch, useAppSelector, useAppStore } from './store/hooks';
export {
  cartOpened,
  closePopup,
  menuOpened,
  openPopup,
  overlaysClosed,
  panelClosed,
  popupCleared,
  selectPanel,
  selectPopup,
} from './store/overlaysSlice';
export { StoreProvider } from './store/StoreProvider';
export {
  selectSession,
  signedIn,
  signedOut,
} from './store/sessionSlice';
