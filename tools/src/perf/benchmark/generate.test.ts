import { sections, shares } from './generate';

test.each([1, 4, 10, 20])('%i remotes bring all sections between them, each once, none of them empty', (remotes) => {
  const shared = shares(remotes);
  expect(shared).toHaveLength(remotes);
  expect(shared.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: sections }, (_, section) => section));
  expect(Math.min(...shared.map((own) => own.length))).toBeGreaterThan(0);
});
