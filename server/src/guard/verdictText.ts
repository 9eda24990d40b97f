import type { ViewCount } from './evidence';
import type { Trial } from './trial';

const whole = new Intl.NumberFormat('pt-BR');
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

/** Why a canary is to be taken back: one sentence in Portuguese, with the numbers. */
export function verdictText({ canary, live }: Trial): string {
  const beside =
    live.views === 0
      ? 'a versão no ar não teve visualizações no mesmo período'
      : `a versão no ar, no mesmo período, em ${share(live)}`;
  return `Falhou em ${share(canary)}; ${beside}.`;
}

const share = ({ views, failed }: ViewCount) =>
  `${whole.format(failed)} de ${whole.format(views)} ${views === 1 ? 'visualização' : 'visualizações'} (${percent.format(failed / views)})`;
