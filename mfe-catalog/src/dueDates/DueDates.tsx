import type { Product } from '@site/shared/contracts';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { paginaProduto } from '../../content/pagina-produto';
import '../detail/SummaryBox.later.module.css';
import '../detail/SummaryBox.print.module.css';
import styles from '../detail/SummaryBox.module.css';
import type { DueDatesFormProps } from './DueDatesForm';

/** Disclosure 'Quando vence?' of a product page. The calculation's code loads when it is opened. */
export function DueDates({ product }: { readonly product: Product }) {
  const details = useRef<HTMLDetailsElement>(null);
  const [Form, setForm] = useState<ComponentType<DueDatesFormProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(async () => {
    if (!details.current?.open) return;
    setHasFailed(false);
    try {
      const { DueDatesForm } = await import('./DueDatesForm');
      setForm(() => DueDatesForm);
    } catch (error) {
      console.error('Erro ao abrir o cálculo do vencimento:', error);
      setHasFailed(true);
    }
  }, []);

  // The visitor may have opened it before hydration.
  useEffect(() => void load(), [load]);

  return (
    <details ref={details} className={styles.box} onToggle={load} suppressHydrationWarning>
      <summary>Quando vence?</summary>
      <p>{paginaProduto.prazos}</p>
      {Form && <Form product={product} />}
      {hasFailed && <p role="alert">Não foi possível abrir o cálculo. Verifique a internet, feche e abra de novo.</p>}
    </details>
  );
}
