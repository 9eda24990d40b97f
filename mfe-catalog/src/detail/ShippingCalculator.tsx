import { showAlert } from '@site/shared';
import { alertOf, alerts } from '@site/shared/early';
import { formatPostalCode } from '@site/shared/format';
import { Button, formatWhileTyping, TextField, TruckIcon } from '@site/shared/ui';
import type { FormEvent } from 'react';
import { paginaProduto } from '../../content/pagina-produto';
import './SummaryBox.print.module.css';
import styles from './ShippingCalculator.module.css';
import box from './SummaryBox.module.css';

const { titulo, semCep, indisponivel } = paginaProduto.frete;

/** Freight calculator, which answers any CEP with the unavailability of freight (spec 8). */
export function ShippingCalculator() {
  function answer(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    showAlert(alertOf(event.currentTarget) ?? indisponivel);
  }

  return (
    <form
      className={box.box}
      aria-label="Calcular frete"
      // For the first responder too, before hydration.
      {...alerts(indisponivel, semCep)}
      method="dialog"
      noValidate
      onSubmit={answer}
    >
      <p className={styles.title}>
        <TruckIcon size={22} />
        {titulo}
      </p>
      <div className={styles.row}>
        <TextField
          label="CEP"
          name="cep"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          onInput={formatWhileTyping(formatPostalCode)}
          onCompositionEnd={formatWhileTyping(formatPostalCode)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = formatPostalCode(currentTarget.value);
          }}
        />
        <Button type="submit" variant="secondary" className={styles.button}>
          Calcular
        </Button>
      </div>
      <noscript>
        <p className={styles.unavailable}>{indisponivel}</p>
      </noscript>
    </form>
  );
}
