import { useNavigate, useSiteConfig } from '@site/shared';
import { requestNavigation } from '@site/shared/forms';
import { Button, ExternalButtonLink, WhatsAppIcon } from '@site/shared/ui';
import { useState } from 'react';
import { paginaMeusExtintores } from '../../content/pagina-meus-extintores';
import { countText, type Extinguisher } from './extinguisher';
import styles from './RequestForm.script.module.css';
import { requestFor, requestInChat, requestServices } from './request';

const { titulo, texto } = paginaMeusExtintores.pedido;

interface Props {
  /** Lines that are part of the request. */
  readonly list: readonly Extinguisher[];
}

/** Asks for services for all chosen extinguishers, by the contact form or in a chat. */
export function RequestForm({ list }: Props) {
  const navigate = useNavigate();
  const { whatsapp } = useSiteConfig().contact;
  const [services, setServices] = useState<readonly string[]>(requestServices.slice(0, 1));
  const isReady = services.length > 0 && list.length > 0;
  return (
    <form
      className={styles.request}
      aria-labelledby="catalog-request"
      onChange={({ currentTarget }) => setServices(new FormData(currentTarget).getAll('service').map(String))}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void navigate(...requestNavigation(requestFor(services, list)));
      }}
    >
      <h2 id="catalog-request">{titulo}</h2>
      <p>{texto}</p>
      <fieldset>
        <legend>O que você precisa</legend>
        {requestServices.map((service) => (
          <label key={service}>
            <input type="checkbox" name="service" value={service} defaultChecked={service === requestServices[0]} />
            {service}
          </label>
        ))}
      </fieldset>
      <p role="status">
        {isReady ? `Para ${countText(list)}.` : 'Marque pelo menos um serviço e um extintor da lista.'}
      </p>
      {isReady && (
        <div className={styles.buttons}>
          <Button type="submit" size="large">
            Pedir orçamento
          </Button>
          <ExternalButtonLink href={requestInChat(whatsapp, services, list)} variant="inverse" size="large">
            <WhatsAppIcon size={22} />
            Pedir pelo WhatsApp
          </ExternalButtonLink>
        </div>
      )}
    </form>
  );
}
