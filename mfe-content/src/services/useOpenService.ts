import { useIsHydrating, useLocation, useNavigate } from '@site/shared';
import { services } from './services';

/** The panel's id in the document; the card has the service's own, which links lead to. */
export const panelId = (serviceId: string) => `detalhes-${serviceId}`;

/**
 * The one open service (spec 2, Services), kept in the address: `/servicos#brigada`. The server's HTML knows no hash, so
 * it is null while that is taken over.
 */
export function useOpenService() {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrating = useIsHydrating();

  const open = isHydrating
    ? null
    : (services.find(({ id }) => location.hash === `#${id}` || location.hash === `#${panelId(id)}`)?.id ?? null);

  function go(hash: string) {
    void navigate({ search: location.search, hash }, { replace: true, preventScrollReset: true });
  }

  const close = () => go('');

  return { open, close, toggle: (id: string) => (id === open ? close() : go(`#${id}`)) };
}
