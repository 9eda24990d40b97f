import { type Scenario, secondsBetweenLooks, simulateCanaries } from './simulate';

const weekSeconds = 7 * 24 * 60 * 60;
const canaries = 3;
/** Attacks that need more addresses are out of reach. */
const most = 100_000;

type Forgery = (addresses: number) => NonNullable<Scenario['forged']>;

const failing: Forgery = (addresses) => (second) => {
  const views = second === secondsBetweenLooks ? addresses : 0;
  return { views, failed: views };
};

const working: Forgery = (addresses) => {
  const reportedBy = (second: number) => Math.floor((addresses * second) / weekSeconds);
  return (second) => ({ views: reportedBy(second) - reportedBy(second - secondsBetweenLooks), failed: 0 });
};

export function attacks(): readonly string[][] {
  return [10, 100, 1_000].flatMap((viewsPerMinute) => {
    const harmless = { viewsPerMinute, traffic: 10, live: 0.001, excess: 0 };
    const harmful = { viewsPerMinute, traffic: 1, live: 0.001, excess: 0.199 };
    const toRollBack = fewest((addresses) => isRolledBack({ ...harmless, forged: failing(addresses) }, 24 * 60));
    const toHide = fewest((addresses) => !isRolledBack({ ...harmful, forged: working(addresses) }, weekSeconds / 60));
    const views = viewsPerMinute.toLocaleString('en');
    return [
      ['roll back a healthy canary, 10 %', views, toRollBack],
      ['hide one that fails in a fifth, 1 %', views, toHide],
    ];
  });
}

function isRolledBack(scenario: Scenario, minutes: number): boolean {
  const outcomes = simulateCanaries(scenario, canaries, minutes);
  return outcomes.filter((outcome) => outcome.minutes !== null).length > canaries / 2;
}

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
