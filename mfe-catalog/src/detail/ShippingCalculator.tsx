import { showAlert } from '@site/shared';
import { alerts } from '@site/shared/early';
import { formatPostalCode } from '@site/shared/format';
import { Button, formatWhileTyping, TextField, TruckIcon } from '@site/shared/ui';
import type { FormEvent } from 'react';
import './SummaryBox.print.module.css';
import styles from './ShippingCalculator.module.css';
import box from './SummaryBox.module.css';

const unavailable = 'Não é possível calcular o frete, pois a compra de produtos está indisponível no momento.';

/** Freight calculator, which always answers that freight is unavailable (spec 8). */
export function ShippingCalculator() {
  function answer(event: FormEvent) {
    event.preventDefault();
    showAlert(unavailable);
  }

  return (
    <form
      className={box.box}
      aria-label="Calcular frete"
      // For the first responder, before hydration.
      {...alerts(unavailable)}
      method="dialog"
      noValidate
      onSubmit={answer}
    >
      <p className={styles.title}>
        <TruckIcon size={22} />
        Calcule o frete
      </p>
      <div className={styles.row}>
        <TextField
          label="CEP"
          name="cep"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          onInput={formatWhileTyping(formatPostalCode)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = formatPostalCode(currentTarget.value);
          }}
        />
        <Button type="submit" variant="secondary" className={styles.button}>
          Calcular
        </Button>
      </div>
      <noscript>
        <p className={styles.unavailable}>{unavailable}</p>
      </noscript>
    </form>
  );
}
