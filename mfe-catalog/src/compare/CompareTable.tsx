import { Link, paths } from '@site/shared';
import type { Product } from '@site/shared/contracts';
import { formatPrice } from '@site/shared/format';
import { Badge, Picture, VisuallyHidden } from '@site/shared/ui';
import { ClassLetters } from '../classes/ClassLetters';
import { CompareActions } from './CompareActions';
import styles from './CompareTable.script.module.css';
import { comparedRows } from './comparedRows';

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
