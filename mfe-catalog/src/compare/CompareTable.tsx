import { Link, openPopup, paths, useAddToCart, useAppDispatch, useIsInCart } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';
import { Badge, Button, Picture, VisuallyHidden } from '@site/shared/ui';
import { ClassLetters } from '../classes/ClassLetters';
import styles from './CompareTable.script.module.css';

interface Props {
  readonly products: readonly Product[];
  readonly onRemove: (product: Product) => void;
}

/** Products side by side. On narrow screens the table scrolls inside its own area, beside the names of the rows. */
export function CompareTable({ products, onRemove }: Props) {
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
          <tr>
            <th scope="row">Preço</th>
            {products.map((product) => (
              <td key={product.id}>
                <b className={styles.price}>{formatPrice(product.price)}</b>
                {product.sobConsulta && <Badge>Sob consulta</Badge>}
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Classes de fogo</th>
            {products.map((product) => (
              <td key={product.id}>
                <ClassLetters product={product} />
              </td>
            ))}
          </tr>
          {comparedRows(products).map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {products.map(({ id }, index) => (
                <td key={id}>{values[index]}</td>
              ))}
            </tr>
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
    </section>
  );
}

/** Rows of the comparison that come from a product's technical details. */
const compared = ['Capacidade extintora', 'Carga nominal', 'Peso total aproximado', 'Altura'];

interface ComparedRow {
  readonly label: string;
  /** Texts in the order of the products; `—` where a product has none. */
  readonly values: readonly string[];
}

export function comparedRows(products: readonly Product[]): readonly ComparedRow[] {
  const row = (label: string, read: (product: Product) => string | undefined): ComparedRow => ({
    label,
    values: products.map((product) => read(product) || '—'),
  });
  return [
    // The category is the agent, then the mobility: `Gás carbônico, portátil`.
    row('Agente extintor', (product) => detailOf(product, 'Categoria')?.split(',')[0]),
    ...compared.map((label) => row(label, (product) => detailOf(product, label))),
  ];
}

function detailOf({ technicalDetails }: Product, label: string): string | undefined {
  return technicalDetails.find(({ characteristic }) => characteristic === label)?.detail;
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
