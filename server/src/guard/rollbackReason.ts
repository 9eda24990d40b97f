import type { ViewCount } from './evidence';
import type { SequentialTest } from './sequentialTest';

const whole = new Intl.NumberFormat('pt-BR');
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

/**
 * Why a canary is to be rolled back: a sentence in Portuguese, with the numbers.
 *
 * @param isRolledBack false where the canary is only reported, which it says
 */
export function rollbackReason({ canary, live }: SequentialTest, isRolledBack: boolean): string {
  const beside =
    live.views === 0
      ? 'a versão no ar não teve visualizações no mesmo período'
      : `a versão no ar, no mesmo período, em ${share(live)}`;
  const outcome = isRolledBack ? '' : ' Não foi recolhida: o servidor só relata.';
  return `Falhou em ${share(canary)}; ${beside}.${outcome}`;
}

function share({ views, failed }: ViewCount): string {
  const noun = views === 1 ? 'visualização' : 'visualizações';
  return `${whole.format(failed)} de ${whole.format(views)} ${noun} (${percent.format(failed / views)})`;
}
