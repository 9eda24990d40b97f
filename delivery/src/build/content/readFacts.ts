import { readCompanyFacts } from '../../repository';
import type { Facts } from './facts';

/** @param repository folder with `site.config.json` */
export function readFacts(repository?: string): Facts {
  const { facts, contact } = readCompanyFacts(repository);
  return {
    horasDeResposta: String(facts.responseHours),
    anosDeMercado: String(facts.yearsInMarket),
    // In the middle of a sentence: 'de segunda a sexta, …'.
    horario: contact.hours.charAt(0).toLowerCase() + contact.hours.slice(1),
  };
}
