import type { ViewCount } from './evidence';
import type { SequentialTest } from './sequentialTest';

const whole = new Intl.NumberFormat('pt-BR');
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

export type Outcome = 'rolled back' | 'only reported';

const texts: Readonly<Record<Outcome, string>> = {
  'rolled back': '',
  'only reported': ' Não foi recolhida: o servidor só relata.',
};

/** `recovered`: React found other HTML than it renders, and replaced it. `silent`: a page that was sent never reported. */
export type Symptom = 'failed' | 'recovered' | 'silent';

const symptomTexts: Readonly<Record<Symptom, string>> = {
  failed: 'Falhou',
  recovered: 'Desenhou no navegador algo diferente do seu HTML',
  silent: 'A página não começou a funcionar',
};

export function rollbackReason({ canary, live }: SequentialTest, outcome: Outcome, symptom: Symptom): string {
  const beside =
    live.views === 0
      ? 'a versão no ar não teve visualizações no mesmo período'
      : `a versão no ar, no mesmo período, em ${share(live)}`;
  return `${symptomTexts[symptom]} em ${share(canary)}; ${beside}.${texts[outcome]}`;
}

function share({ views, failed }: ViewCount): string {
  const noun = views === 1 ? 'visualização' : 'visualizações';
  return `${whole.format(failed)} de ${whole.format(views)} ${noun} (${percent.format(failed / views)})`;
}
