import { createSlowInteractions } from './slowInteractions';

const event = (duration: number) => ({ startTime: 0, duration, owner: `${duration} ms` });

test('of what an interaction consists of, the longest event counts', () => {
  const interactions = createSlowInteractions<string>();
  for (const duration of [40, 96, 64]) interactions.add(7, event(duration));
  interactions.add(8, event(48));
  expect(interactions.typicalWorst(2)).toEqual(event(96));
});

test('for each 50 of them one is passed over, as far as they are remembered', () => {
  const interactions = createSlowInteractions<string>();
  for (let id = 1; id <= 30; id += 1) interactions.add(id, event(id * 8));
  const worst = [0, 49, 50, 149, 10_000].map((count) => interactions.typicalWorst(count)?.duration);
  expect(worst).toEqual([240, 240, 232, 224, 168]);
});

test('without any there is none', () => {
  expect(createSlowInteractions().typicalWorst(0)).toBeUndefined();
});
