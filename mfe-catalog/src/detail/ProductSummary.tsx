import { openPopup, useAppDispatch } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { opens } from '@site/shared/early';
import { formatPrice } from '@site/shared/format';
import { Badge, Button, Eyebrow, PackageIcon } from '@site/shared/ui';
import { paginaProduto } from '../../content/pagina-produto';
import { categoryHint } from '../card/categoryHint';
import { asksForQuote } from '../card/QuoteForm';
import { CompareLink } from '../compare/CompareLink';
import { DueDates } from '../dueDates/DueDates';
import { AddToCart } from './AddToCart';
import { ContactLinks } from './ContactLinks';
import { FireClasses } from './FireClasses';
import './ProductSummary.print.module.css';
import styles from './ProductSummary.module.css';
import { Rating } from './Rating';
import { ShippingCalculator } from './ShippingCalculator';

export function ProductSummary({ product }: { readonly product: Product }) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.summary}>
      <div className={styles.head}>
        <Eyebrow>{categoryHint(product)}</Eyebrow>
        <h1 className={styles.name} tabIndex={-1}>
          {product.fullName}
        </h1>
        <Rating />
        <CompareLink product={product} />
      </div>
      <FireClasses product={product} />
      <div className={styles.offer}>
        <div className={styles.priceRow}>
          <p className={styles.price}>{formatPrice(product.price)}</p>
          {product.sobConsulta && <Badge>Sob consulta</Badge>}
        </div>
        <p className={styles.stock}>
          <PackageIcon size={20} />
          {paginaProduto.estoque}
        </p>
        <div className={styles.buttons}>
          <Button
            {...asksForQuote(product)}
            size="large"
            {...opens('popup')}
            onClick={(event) => {
              event.preventDefault();
              const items = [{ ...product, quantity: 1 }];
              dispatch(openPopup({ kind: 'purchase-unavailable', origin: `Produto: ${product.name}`, items }));
            }}
          >
            Comprar Agora
          </Button>
          <AddToCart product={product} />
        </div>
        <ContactLinks product={product} />
      </div>
      <ShippingCalculator />
      <DueDates product={product} />
    </div>
  );
}
