import type { FailurePhase, ReleaseTally } from '@site/shared/contracts';
import type { Release } from './readVersions';

const whole = new Intl.NumberFormat('pt-BR');
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const threeDigits = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

export const channelNames: Readonly<Record<Release['channel'], string>> = {
  live: 'No ar',
  canary: 'Canário',
  previous: 'Anterior',
};

const phaseNames: Readonly<Record<FailurePhase, string>> = {
  fetch: 'ao baixar',
  digest: 'ao conferir',
  evaluate: 'ao executar',
  init: 'ao iniciar',
  get: 'ao obter o módulo',
  render: 'ao desenhar',
  effect: 'depois de desenhar',
  hydrate: 'ao hidratar',
  run: 'em uso',
};

export const countText = (count: number) => whole.format(count);

/** Never `0%` for a share above 0. */
const percentText = (share: number) =>
  share > 0 && share < 0.0005 ? `menos de ${percent.format(0.001)}` : percent.format(share);

export function tallyText(tally: ReleaseTally | undefined): string {
  if (!tally || tally.views === 0) return 'Nenhuma visualização';
  // Older servers do not count recovered hydrations.
  const { views, failedViews, recoveredHydrations = 0 } = tally;
  const recovered = percentText(Math.min(1, recoveredHydrations / views));
  return [
    `${countText(views)} ${views === 1 ? 'visualização' : 'visualizações'}`,
    `${percentText(failedViews / views)} com falha`,
    ...(recoveredHydrations > 0 ? [`${recovered} redesenhadas ao hidratar`] : []),
  ].join(', ');
}

export const failuresText = (tally: ReleaseTally | undefined): string =>
  [...(tally?.failures ?? [])]
    .sort((a, b) => b.count - a.count)
    .map(
      ({ phase, healed, count }) =>
        `${countText(count)} ${phaseNames[phase]}, ${healed ? 'recuperada' : 'sem recuperação'}`,
    )
    .join('; ') || '–';

/** In ms, but for the score of layout shifts. */
export const vitalsText = (tally: ReleaseTally | undefined): string =>
  (tally?.vitals ?? [])
    .map(({ name, p75 }) => {
      if (name === 'CLS') return `CLS ${threeDigits.format(p75)}`;
      return `${name === 'hydration' ? 'hidratação' : name} ${countText(Math.round(p75))} ms`;
    })
    .join(', ') || '–';

/** @param time in ISO format */
export const momentText = (time: string) => moment.format(new Date(time));
