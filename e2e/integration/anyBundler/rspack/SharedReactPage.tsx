import { Link, PageHead, useCart } from '@site/shared';
import { lazy, Suspense, useState } from 'react';
import './SharedReactPage.css';

const metadata = {
  title: 'Promoções',
  description: 'Página de teste com o React da página, que conta cliques e carrega um arquivo depois.',
  canonicalPath: '/promocoes',
};

const Later = lazy(() => import('./Later'));

/** Hooks, store and router of the page work only if the page's own React renders this component. */
export default function SharedReactPage() {
  const [count, setCount] = useState(0);
  const [hasMore, setHasMore] = useState(false);
  const { items } = useCart();
  return (
    <section>
      <PageHead metadata={metadata} />
      <h1 tabIndex={-1} className="mfe-promo-title">
        Promoções
      </h1>
      <p>React da página, {items.length} no carrinho</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Somar
      </button>{' '}
      <output>{count}</output>{' '}
      <button type="button" onClick={() => setHasMore(true)}>
        Mais
      </button>{' '}
      <Link to="/outra">Outra página</Link>
      {hasMore && (
        <Suspense>
          <Later />
        </Suspense>
      )}
    </section>
  );
}
