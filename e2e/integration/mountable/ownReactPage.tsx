import { mountReact } from '@site/shared/adapters/react';
import type { MountablePart, PartContext } from '@site/shared/contracts';
import { Component, createElement, useEffect, useId, useRef, useState, useSyncExternalStore, version } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

const metadata = {
  title: 'Promoções',
  description: 'Página de teste com um React próprio, que conta cliques e põe um produto no carrinho.',
  canonicalPath: '/promocoes',
};

const product = { id: 'AP-10L', name: 'Extintor de água 10 L', price: 180, imagePath: '/favicon.svg' };

function Page({ context }: { readonly context: PartContext }) {
  const [count, setCount] = useState(0);
  const [isMounted, setMounted] = useState(false);
  const { cart, location } = useSyncExternalStore(context.subscribe, context.read, context.readServer);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // React does not hydrate portals.
  useEffect(() => setMounted(true), []);
  return (
    <section>
      <h1 tabIndex={-1}>Promoções</h1>
      <p>React {version}</p>
      <label htmlFor={id}>Nome</label> <input id={id} name="nome" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Somar
      </button>{' '}
      <output>{count}</output>
      <p>
        Linhas no carrinho: {cart.length}. Consulta: {location.search || 'nenhuma'}
      </p>
      <button type="button" onClick={() => context.dispatch({ type: 'addToCart', product })}>
        Pôr no carrinho
      </button>{' '}
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Abrir diálogo
      </button>
      <dialog ref={dialog} aria-label="Regulamento">
        <button type="button" onClick={() => dialog.current?.close()}>
          Fechar
        </button>
      </dialog>
      <a href="/outra">Outra página</a>
      {isMounted &&
        createPortal(
          <button type="button" onClick={() => setCount(count + 10)}>
            Somar dez
          </button>,
          document.body,
        )}
    </section>
  );
}

const identifierPrefix = 'promo-';

export default {
  head: () => metadata,
  async render(props, context) {
    // Its own chunk, which browsers never fetch.
    const { renderToString } = await import('react-dom/server');
    return renderToString(createElement(Page, { ...props, context }), { identifierPrefix });
  },
  mount: mountReact({ Component, createElement, createRoot, hydrateRoot, flushSync }, Page, identifierPrefix),
} satisfies MountablePart;
