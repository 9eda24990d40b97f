import type { FailurePhase, ReleaseTally, VitalName } from '@site/shared/contracts';
import type { Release } from './readVersions';

const whole = new Intl.NumberFormat('pt-BR');
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });
const oneDigit = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const threeDigits = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });
const relative = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'always' });
const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

export const channelNames: Readonly<Record<Release['channel'], string>> = {
  live: 'No ar',
  canary: 'Canário',
  previous: 'Anterior',
};

export const phaseNames: Readonly<Record<FailurePhase, string>> = {
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

export const vitalNames: Readonly<Record<VitalName, string>> = {
  LCP: 'Maior conteúdo (LCP)',
  INP: 'Resposta (INP)',
  CLS: 'Deslocamento (CLS)',
  hydration: 'Hidratação',
};

export const countText = (count: number) => whole.format(count);

export const viewsText = (count: number) => `${countText(count)} ${count === 1 ? 'visualização' : 'visualizações'}`;

export const rateOf = ({ views, failedViews }: Pick<ReleaseTally, 'views' | 'failedViews'>) =>
  views === 0 ? 0 : failedViews / views;

/** Recovered hydrations per view; older servers do not count them. */
export const recoveredRateOf = ({ views, recoveredHydrations = 0 }: ReleaseTally) =>
  views === 0 ? 0 : Math.min(1, recoveredHydrations / views);

/** Never `0%` for a share above 0. */
export const percentText = (share: number) =>
  share > 0 && share < 0.0005 ? `menos de ${percent.format(0.001)}` : percent.format(share);

/** @param value ms, or the score of a layout shift */
export function vitalText(name: VitalName, value: number): string {
  if (name === 'CLS') return threeDigits.format(value);
  return value < 1000 ? `${whole.format(Math.round(value))} ms` : `${oneDigit.format(value / 1000)} s`;
}

/** Age such as `há 3 dias`. */
export function ageText(time: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - time.getTime()) / 60_000));
  if (minutes < 60) return relative.format(-minutes, 'minute');
  if (minutes < 48 * 60) return relative.format(-Math.floor(minutes / 60), 'hour');
  return relative.format(-Math.floor(minutes / 60 / 24), 'day');
}

export const clockText = (time: Date) => clock.format(time);

export const momentText = (time: Date) => moment.format(time);
