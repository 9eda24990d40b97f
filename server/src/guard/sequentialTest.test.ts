import { type Rules, rules } from '../limits';
import { blockEvidence } from './evidence';
import { failsMoreThanLive, newTest, type SequentialTest, withBlock, withLoneViews } from './sequentialTest';

/** State of the test after failed views of a canary, each together with nine good views of live. */
function after(failedViews: number, judgedBy: Rules = rules): SequentialTest {
  let known = newTest;
  for (let view = 0; view < failedViews; view += 1) {
    known = withBlock(known, { canary: { views: 1, failed: 1 }, live: { views: 9, failed: 0 } }, judgedBy);
  }
  return known;
}

test('a canary that always fails is detected after the minimum number of views', () => {
  expect(failsMoreThanLive(after(rules.leastViews - 1))).toBe(false);
  expect(failsMoreThanLive(after(rules.leastViews))).toBe(true);
  const bold = { ...rules, leastViews: 1, leastFailedViews: 1, viewsTogether: 1 };
  expect(failsMoreThanLive(after(1, bold), bold)).toBe(false);
  expect(failsMoreThanLive(after(4, bold), bold)).toBe(true);
});

describe('failsMoreThanLive', () => {
  const limit = Math.log(1 / rules.alpha);
  test.each([
    ['is true for five values of evidence just above 1 / alpha', 15, 12, Array(5).fill(limit + 0.001), true],
    ['is false for five values of evidence just below 1 / alpha', 15, 12, Array(5).fill(limit - 0.001), false],
    [
      'is true for one value of evidence whose fifth is just above 1 / alpha',
      15,
      12,
      [limit + Math.log(5) + 0.001, -99, -99, -99, -99],
      true,
    ],
    [
      'is false for one value of evidence whose fifth is just below 1 / alpha',
      15,
      12,
      [limit + Math.log(5) - 0.001, -99, -99, -99, -99],
      false,
    ],
    ['is true for evidence whose exponential exceeds the range of a number', 15, 12, Array(5).fill(10_000), true],
    ['is false for fewer views than the minimum', 14, 14, Array(5).fill(10_000), false],
    ['is false for fewer failed views than the minimum', 1_000_000, 11, Array(5).fill(10_000), false],
  ])('%s', (_what, views, failed, evidence, expected) => {
    expect(failsMoreThanLive({ ...newTest, canary: { views, failed }, evidence })).toBe(expected);
  });
});

test('the test assumes 0.5 failures in 100 earlier views of live, and scales each excess to the rest up to 1', () => {
  const judgedBy = { ...rules, viewsTogether: 1 };
  const canary = { views: 1, failed: 1 };
  const known = withBlock(newTest, { canary: { views: 0, failed: 0 }, live: { views: 100, failed: 1.5 } }, judgedBy);
  expect([known.live, known.evidence]).toEqual([{ views: 100, failed: 1.5 }, newTest.evidence]);
  // The rate of live is 2 of 200 views, with the earlier ones; the limit adds the margin.
  const limit = 0.01 + rules.margin;
  const block = { canary, live: { views: 1, failed: 0 } };
  for (const [index, excess] of [0.01, 0.03, 0.1, 0.35, 0.9].entries()) {
    const alternative = { canary: limit + excess * (1 - limit), live: 0.01 };
    const expected = blockEvidence(block, alternative, rules.margin);
    expect(withBlock(known, block, judgedBy).evidence[index]).toBeCloseTo(expected, 9);
    const alone = withLoneViews(newTest, canary, 0.2, judgedBy);
    expect(alone.evidence[index]).toBeCloseTo(Math.log((0.21 + excess * 0.79) / 0.21), 9);
    expect(alone.live).toEqual({ views: 0, failed: 0 });
  }
});

test('evidence is divided by the number of views that may belong together', () => {
  const alone = after(30, { ...rules, viewsTogether: 1 }).evidence;
  const together = after(30, { ...rules, viewsTogether: 3 }).evidence;
  for (const [index, evidence] of together.entries()) expect(evidence).toBeCloseTo((alone[index] ?? 0) / 3, 9);
});
