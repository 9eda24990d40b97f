import { failsMoreThanLive, newTest, type Rules, rules, type SequentialTest, withBlock } from './sequentialTest';

const none = { views: 0, failed: 0 };

/** The test after that many failed views of a canary, each beside nine good ones of live. */
function after(failedViews: number, judgedBy: Rules = rules): SequentialTest {
  let known = newTest;
  for (let view = 0; view < failedViews; view += 1) {
    known = withBlock(known, { canary: { views: 1, failed: 1 }, live: { views: 9, failed: 0 } }, judgedBy);
  }
  return known;
}

test('a canary that always fails is rolled back with the fewest views that count', () => {
  expect(failsMoreThanLive(after(rules.leastViews - 1))).toBe(false);
  expect(failsMoreThanLive(after(rules.leastViews))).toBe(true);
});

test('without that minimum a few views would be enough', () => {
  const bold = { ...rules, leastViews: 1, leastFailedViews: 1, viewsTogether: 1 };
  expect(failsMoreThanLive(after(1, bold), bold)).toBe(false);
  expect(failsMoreThanLive(after(4, bold), bold)).toBe(true);
});

test('few failures never are enough, however good live is', () => {
  const bold = { ...rules, viewsTogether: 1 };
  let known = withBlock(newTest, { canary: none, live: { views: 1_000_000, failed: 0 } }, bold);
  known = withBlock(known, { canary: { views: 8, failed: 0 }, live: { views: 1_000, failed: 0 } }, bold);
  known = withBlock(known, { canary: { views: 11, failed: 11 }, live: { views: 1_000_000, failed: 0 } }, bold);
  expect(failsMoreThanLive(known, bold)).toBe(false);
  known = withBlock(known, { canary: { views: 1, failed: 1 }, live: { views: 1_000_000, failed: 0 } }, bold);
  expect(failsMoreThanLive(known, bold)).toBe(true);
});

test('views that may go together count as one of them', () => {
  const alone = after(30, { ...rules, viewsTogether: 1 }).evidence;
  const together = after(30, { ...rules, viewsTogether: 3 }).evidence;
  for (const [index, evidence] of together.entries()) expect(evidence).toBeCloseTo((alone[index] ?? 0) / 3, 9);
});

test('one that fails as live does is not, however often', () => {
  let known = newTest;
  for (let block = 0; block < 1_000; block += 1) {
    known = withBlock(known, { canary: { views: 2, failed: 1 }, live: { views: 18, failed: 9 } });
    expect(failsMoreThanLive(known)).toBe(false);
  }
});

test('where live always fails nobody can be worse', () => {
  let known = newTest;
  for (let block = 0; block < 200; block += 1) {
    known = withBlock(known, { canary: { views: 5, failed: 5 }, live: { views: 45, failed: 45 } });
  }
  expect(known.evidence.every(Number.isFinite)).toBe(true);
  expect(failsMoreThanLive(known)).toBe(false);
});
