import { createSentPages } from './sentPages';

const address = '203.0.113.7';

function pagesAt() {
  let seconds = 0;
  const pages = createSentPages(() => seconds * 1_000);
  return {
    ...pages,
    at(time: number) {
      seconds = time;
      return pages;
    },
    outcomes: () => pages.takeOld().map(({ version, hasReported }) => [version, hasReported]),
  };
}

test.each<[string, (it: ReturnType<typeof pagesAt>) => void, (readonly [string, boolean])[]]>([
  ['that reports nothing is silent', () => {}, [['2', false]]],
  ['that reports its release works', ({ at }) => at(5).report(address, '2'), [['2', true]]],
  ['that reports other releases alone works', ({ at }) => at(119).report(address, undefined), [['2', true]]],
  ['is not the one that reports the other release', ({ at }) => at(5).report(address, '1'), [['2', false]]],
  ['is not the one before, which reports as it is left', ({ at }) => at(1).report(address, undefined), [['2', false]]],
  ['reports from its own address', ({ at }) => at(5).report('203.0.113.8', '2'), [['2', false]]],
  [
    'is judged by its own reports, not by those of the page after it',
    ({ at }) => {
      at(20).add(address, 7, null);
      at(30).report(address, undefined);
    },
    [['2', false]],
  ],
  ['does not count when the visitor leaves at once', ({ at }) => at(3).add(address, 7, null), []],
  ['does not count behind an address of several visitors', ({ at }) => at(50).add(address, 8, '1'), []],
  ['does not count beside a visitor without a number', ({ at }) => at(50).add(address, null, null), []],
])('a page %s', (_what, happen, outcomes) => {
  const it = pagesAt();
  it.at(0).add(address, 7, '2');
  happen(it);
  it.at(119.9);
  expect(it.outcomes()).toEqual([]);
  it.at(120);
  expect(it.outcomes()).toEqual(outcomes);
  expect(it.outcomes()).toEqual([]);
});

test('a page loaded again at once counts from then on', () => {
  const it = pagesAt();
  it.at(0).add(address, 7, '2');
  it.at(10).add(address, 7, '2');
  it.at(120);
  expect(it.outcomes()).toEqual([]);
  it.at(130);
  expect(it.outcomes()).toEqual([['2', false]]);
});

test('visitors without a number, and pages that the canary does not change, are not counted', () => {
  const it = pagesAt();
  it.at(0).add(address, null, null);
  it.add('203.0.113.8', 7, null);
  it.at(120);
  expect(it.outcomes()).toEqual([]);
});
