import { type Scenario, secondsBetweenLooks, simulateCanaries } from './simulate';

/** s */
const week = 7 * 24 * 60 * 60;
const canaries = 3;
/** More addresses than this are as good as out of reach. */
const most = 100_000;

type Lies = (addresses: number) => NonNullable<Scenario['lies']>;

/** A view that has failed of each address, as soon as the canary is there. */
const failing: Lies = (addresses) => (second) => {
  const views = second === secondsBetweenLooks ? addresses : 0;
  return { views, failed: views };
};

/** A view that went well of each address, one after the other, within a week. */
const working: Lies = (addresses) => {
  const saidBy = (second: number) => Math.floor((addresses * second) / week);
  return (second) => ({ views: saidBy(second) - saidBy(second - secondsBetweenLooks), failed: 0 });
};

/** A row for each attack on each site: how many addresses it takes. */
export function attacks(): readonly string[][] {
  return [10, 100, 1_000].flatMap((viewsPerMinute) => {
    const harmless = { viewsPerMinute, traffic: 10, live: 0.001, excess: 0 };
    const harmful = { viewsPerMinute, traffic: 1, live: 0.001, excess: 0.199 };
    const toTakeBack = fewest((addresses) => isTakenBack({ ...harmless, lies: failing(addresses) }, 24 * 60));
    const toHide = fewest((addresses) => !isTakenBack({ ...harmful, lies: working(addresses) }, week / 60));
    const views = viewsPerMinute.toLocaleString('en');
    return [
      ['take back a healthy canary, 10 %', views, toTakeBack],
      ['hide one that fails in a fifth, 1 %', views, toHide],
    ];
  });
}

function isTakenBack(scenario: Scenario, minutes: number): boolean {
  const outcomes = simulateCanaries(scenario, canaries, minutes);
  return outcomes.filter(({ minutes: taken }) => taken !== null).length > canaries / 2;
}

/** The fewest addresses that are enough, to an eighth: more of them are never worse. */
function fewest(isEnough: (addresses: number) => boolean): string {
  let high = 1;
  while (!isEnough(high)) {
    high *= 2;
    if (high > most) return `more than ${most.toLocaleString('en')}`;
  }
  let low = high / 2;
  while (high - low > Math.max(1, high / 8)) {
    const middle = Math.round((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high.toLocaleString('en');
}
