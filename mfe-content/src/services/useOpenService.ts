import { useIsHydrating, useLocation, useNavigate } from '@site/shared';
import { useEarlyState } from '@site/shared/early';
import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { servicos } from '../../content/servicos';

/** Id of a service's panel; the card has the service's id, which links point to. */
export const panelId = (serviceId: string) => `detalhes-${serviceId}`;

/**
 * Open service (spec 2, Services), kept in the address: `/servicos#brigada`. The browser opens and closes the cards; this hook
 * synchronises cards and address in both directions.
 */
export function useOpenService() {
  const cards = useRef<HTMLUListElement>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const { hash } = location;
  const named = servicos.find(({ id }) => hash === `#${id}` || hash === `#${panelId(id)}`)?.id ?? null;

  function go(id: string | null) {
    const to = { search: location.search, hash: id === null ? '' : `#${id}` };
    void navigate(to, { replace: true, preventScrollReset: true });
  }

  const seen = useCardOfAddress(cards, named, go);
  useScrollToPanel(cards, named, seen);
  const isPressed = useRef(false);

  return {
    cards,
    /** For `onToggle` of the cards. */
    follow({ currentTarget: { open, id } }: ToggleEvent<HTMLDetailsElement>) {
      // Opened by a search in the page: the browser scrolls to the result, so the panel is not scrolled to.
      if (open && id !== named && !isPressed.current) seen.current = id;
      if (open) isPressed.current = false;
      if (open && id !== named) go(id);
      if (!open && id === named && !openCard(cards.current)) go(null);
    },
    /** For `onClick` of the cards' summaries. */
    press() {
      isPressed.current = true;
    },
    /** Closes a card from within its panel. */
    close(id: string) {
      const card = cardOf(cards.current, id);
      if (card) card.open = false;
      card?.querySelector('summary')?.focus({ preventScroll: true });
    },
  };
}

/**
 * Opens the card of the address and closes the others. A card that was opened before hydration stays open and changes the
 * address.
 *
 * @returns id of the card that was already open, and that needs no scrolling
 */
function useCardOfAddress(cards: RefObject<Element | null>, named: string | null, go: (id: string) => void) {
  const isHydrating = useIsHydrating();
  const seen = useRef<string | null>(null);

  const show = () => {
    for (const card of allCards(cards.current)) card.open = card.id === named;
  };
  useEarlyState(
    () => {
      const early = openCard(cards.current);
      if (isHydrating) seen.current = early?.id ?? named;
      if (!early) show();
      else if (early.id !== named) go(early.id);
    },
    show,
    named,
  );
  return seen;
}

/** Scrolls an opened panel into view and focuses its heading, so that screen readers read it. */
function useScrollToPanel(cards: RefObject<Element | null>, named: string | null, seen: RefObject<string | null>) {
  useEffect(() => {
    const panel = named === null ? null : document.getElementById(panelId(named));
    if (!panel || !named || !cardOf(cards.current, named)?.open) return;
    const wasSeen = seen.current === named;
    seen.current = null;
    // After a frame, the shell has scrolled for the new address.
    const frame = requestAnimationFrame(() => {
      // Closed within that frame: its card has the focus.
      if (!cardOf(cards.current, named)?.open) return;
      if (wasSeen && document.activeElement !== document.body) return;
      panel.querySelector('h3')?.focus({ preventScroll: true });
      if (!wasSeen) panel.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [cards, named, seen]);
}

const allCards = (cards: Element | null) => cards?.querySelectorAll('details') ?? [];
const openCard = (cards: Element | null) => cards?.querySelector<HTMLDetailsElement>('details[open]') ?? null;
const cardOf = (cards: Element | null, id: string) => cards?.querySelector<HTMLDetailsElement>(`#${id}`);
