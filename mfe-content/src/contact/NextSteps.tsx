import { useSiteConfig } from '@site/shared';
import { callLink } from '@site/shared/format';
import { paginaMensagemEnviada } from '../../content/pagina-mensagem-enviada';
import styles from './NextSteps.module.css';

const { titulo, itens, urgencia } = paginaMensagemEnviada.passos;

/** Next steps after a message was sent, with scripts and without. */
export function NextSteps() {
  const { phone, hours } = useSiteConfig().contact;
  return (
    <div className={styles.next}>
      <h2 id="contact-next">{titulo}</h2>
      <ol className={styles.steps} aria-labelledby="contact-next">
        {itens.map(({ titulo: step, texto }) => (
          <li key={step}>
            <h3>{step}</h3>
            <p>{texto}</p>
          </li>
        ))}
        <li>
          <h3>{urgencia}</h3>
          <p>
            <a href={callLink(phone)}>{phone}</a>
            <br />
            {hours}
          </p>
        </li>
      </ol>
    </div>
  );
}
