import { offersSignIn, privacyOf, type SiteConfig } from '@site/shared/contracts';
import { paginaPrivacidade } from '../../content/pagina-privacidade';
import { fill } from '../legal/fill';

/** Treatments of personal data by this site, with the durations of its configuration (LGPD, art. 9, I, II and V). */
export function treatmentsOf(config: SiteConfig) {
  const { undeliveredDays, spamDays, logDays, mailboxMonths } = privacyOf(config);
  const durations = {
    prazoSemEntrega: days(undeliveredDays),
    prazoSpam: days(spamDays),
    prazoRegistros: days(logDays),
    prazoEmail: months(mailboxMonths),
  };
  return paginaPrivacidade.tratamentos.itens
    .filter(({ somenteComContas }) => offersSignIn(config) || !somenteComContas)
    .map((treatment) => ({ ...treatment, prazo: fill(treatment.prazo, durations).join('') }));
}

const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);
const months = (count: number) => (count === 1 ? '1 mês' : `${count} meses`);
