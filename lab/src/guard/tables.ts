import { table } from '../document';
import type { FalseAlarms, Reaction } from './scenarios';

/** Markdown. */
export function alarmTable(rows: readonly FalseAlarms[]): string {
  return table([
    ['a harmless canary', 'views a minute', 'share', 'canaries', 'taken back'],
    ...rows.map(({ what, scenario, canaries, takenBack }) => [
      what,
      count(scenario.viewsPerMinute),
      `${scenario.traffic} %`,
      count(canaries),
      count(takenBack),
    ]),
  ]);
}

/** Markdown. */
export function reactionTable(rows: readonly Reaction[]): string {
  return table([
    [
      'live fails',
      'canary fails',
      'views a minute',
      'share',
      'taken back',
      'half within',
      '9 of 10 within',
      'views of it',
    ],
    ...rows.map(({ scenario, power, minutes, views }) => [
      percent(scenario.live),
      percent(scenario.live + scenario.excess),
      count(scenario.viewsPerMinute),
      `${scenario.traffic} %`,
      percent(power),
      minutes ? duration(minutes.median) : '',
      minutes?.ninth ? duration(minutes.ninth) : '',
      views === null ? '' : count(Math.round(views)),
    ]),
  ]);
}

const count = (value: number) => value.toLocaleString('en');

const percent = (rate: number) => `${Number((rate * 100).toFixed(1))} %`;

/** @param minutes of any length */
function duration(minutes: number): string {
  if (minutes < 2) return `${Math.round(minutes * 60)} s`;
  if (minutes < 120) return `${Math.round(minutes)} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / 60 / 24)} days`;
}
