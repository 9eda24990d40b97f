import { isGuilty, newTrial, type Rules, rules, type Trial, withBlock } from './trial';

const none = { views: 0, failed: 0 };

/** A trial after that many failed views of a canary, each beside nine good ones of live. */
function after(failedViews: number, judgedBy: Rules = rules): Trial {
  let trial = newTrial;
  for (let view = 0; view < failedViews; view += 1) {
    trial = withBlock(trial, { canary: { views: 1, failed: 1 }, live: { views: 9, failed: 0 } }, judgedBy);
  }
  return trial;
}

test('a canary that always fails is guilty with the fewest views that count', () => {
  expect(isGuilty(after(rules.leastViews - 1))).toBe(false);
  expect(isGuilty(after(rules.leastViews))).toBe(true);
});

test('without that minimum a few views would be enough', () => {
  const bold = { ...rules, leastViews: 1, leastFailedViews: 1, viewsTogether: 1 };
  expect(isGuilty(after(1, bold), bold)).toBe(false);
  expect(isGuilty(after(4, bold), bold)).toBe(true);
});

test('few failures never are enough, however good live is', () => {
  const bold = { ...rules, viewsTogether: 1 };
  let trial = withBlock(newTrial, { canary: none, live: { views: 1_000_000, failed: 0 } }, bold);
  trial = withBlock(trial, { canary: { views: 8, failed: 0 }, live: { views: 1_000, failed: 0 } }, bold);
  trial = withBlock(trial, { canary: { views: 2, failed: 2 }, live: { views: 1_000_000, failed: 0 } }, bold);
  expect(isGuilty(trial, bold)).toBe(false);
  trial = withBlock(trial, { canary: { views: 2, failed: 2 }, live: { views: 1_000_000, failed: 0 } }, bold);
  expect(isGuilty(trial, bold)).toBe(true);
});

test('views that may go together count as one of them', () => {
  const alone = after(30, { ...rules, viewsTogether: 1 }).evidence;
  const together = after(30, { ...rules, viewsTogether: 3 }).evidence;
  for (const [index, evidence] of together.entries()) expect(evidence).toBeCloseTo((alone[index] ?? 0) / 3, 9);
});

test('one that fails as live does is not, however often', () => {
  let trial = newTrial;
  for (let block = 0; block < 1_000; block += 1) {
    trial = withBlock(trial, { canary: { views: 2, failed: 1 }, live: { views: 18, failed: 9 } });
    expect(isGuilty(trial)).toBe(false);
  }
});

test('where live always fails nobody can be worse', () => {
  let trial = newTrial;
  for (let block = 0; block < 200; block += 1) {
    trial = withBlock(trial, { canary: { views: 5, failed: 5 }, live: { views: 45, failed: 45 } });
  }
  expect(trial.evidence.every(Number.isFinite)).toBe(true);
  expect(isGuilty(trial)).toBe(false);
});
