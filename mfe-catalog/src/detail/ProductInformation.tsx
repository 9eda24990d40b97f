import type { Product } from '@site/shared/contracts';
import { CheckIcon, Section } from '@site/shared/ui';
import './ProductInformation.print.module.css';
import styles from './ProductInformation.module.css';
import { TechnicalTable } from './TechnicalTable';

export function ProductInformation({ product }: { readonly product: Product }) {
  const { description, details, included = [], technicalDetails } = product;
  return (
    <Section tone="surface" isStatic>
      <div className={styles.columns}>
        <div className={styles.column}>
          <h2 className={styles.title}>Descrição</h2>
          <p className={styles.description}>{description}</p>
          {details.length > 0 && (
            <ul className={styles.details}>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.column}>
          {technicalDetails.length > 0 && <TechnicalTable rows={technicalDetails} />}
          {included.length > 0 && (
            <div className={styles.included}>
              <h2 className={styles.subtitle}>Incluso</h2>
              <ul className={styles.checks}>
                {included.map((item) => (
                  <li key={item} className={styles.check}>
                    <CheckIcon className={styles.checkIcon} size={18} />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
