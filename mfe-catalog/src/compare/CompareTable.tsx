import { Link, openPopup, paths, useAddToCart, useAppDispatch, useIsInCart } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { Button, Picture, VisuallyHidden } from '@site/shared/ui';
import { classes } from '../../content/classes';
import type { Place } from '../places/places';
import styles from './CompareTable.script.module.css';
import { type ComparedRow, comparedRows } from './comparedRows';

interface Props {
  readonly products: readonly Product[];
  readonly place: Place | undefined;
  readonly onRemove: (product: Product) => void;
}

/** Products side by side; below 480 px the name of a row stands above its values. */
export function CompareTable({ products, place, onRemove }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the focused area
    <section className={styles.area} aria-label="Tabela de comparação" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Característica</VisuallyHidden>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Picture
                  className={styles.image}
                  src={product.imagePath}
                  sizes="160px"
                  between={[160, 360]}
                  alt=""
                  width={800}
                  height={800}
                />
                <Link to={paths.product(product.id)}>{product.name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows(products, place).map((row) => (
            <ComparedValues key={row.label} row={row} products={products} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <VisuallyHidden>Ações</VisuallyHidden>
            </th>
            {products.map((product) => (
              <td key={product.id}>
                <CompareActions product={product} onRemove={() => onRemove(product)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>
        <span className={styles.differs}>Linhas com valores diferentes.</span> {classes.capacidade.texto}
      </p>
    </section>
  );
}

function ComparedValues({ row: { label, values, show }, products }: ComparedValuesProps) {
  const differs = new Set(values).size > 1;
  return (
    <tr>
      <th scope="row">
        <span className={`${styles.label} ${differs ? styles.differs : ''}`}>
          {label}
          {differs && <VisuallyHidden> (valores diferentes)</VisuallyHidden>}
        </span>
      </th>
      {products.map((product, index) => (
        <td key={product.id}>{show?.(product) ?? values[index]}</td>
      ))}
    </tr>
  );
}

interface ComparedValuesProps {
  readonly row: ComparedRow;
  readonly products: readonly Product[];
}

interface CompareActionsProps {
  readonly product: Product;
  readonly onRemove: () => void;
}

/** Not the cards' button, which works before hydration: its code would be divided from that of the other pages. */
function CompareActions({ product, onRemove }: CompareActionsProps) {
  const isInCart = useIsInCart(product.id);
  const addToCart = useAddToCart();
  const dispatch = useAppDispatch();

  function askForQuote() {
    const items = [{ ...product, quantity: 1 }];
    dispatch(openPopup({ kind: 'purchase-unavailable', origin: `Produto: ${product.name}`, items }));
  }

  return (
    <div className={styles.actions}>
      <Button onClick={() => addToCart(product)}>
        <span aria-live="polite">{isInCart ? 'No carrinho' : 'Adicionar ao carrinho'}</span>
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </Button>
      <Button variant="secondary" onClick={askForQuote}>
        Pedir orçamento
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </Button>
      <button type="button" className={styles.remove} onClick={onRemove}>
        Remover
        <VisuallyHidden>{product.name}</VisuallyHidden>
      </button>
    </div>
  );
}
