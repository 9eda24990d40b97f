import { failuresIn } from './failuresIn';

test("Jest's failed tests, and the file that each is in", () => {
  const output = `PASS node tools/src/paths.test.ts
FAIL node tools/src/cart.test.ts (5.1 s)
  ● the cart › is empty

    expect(received).toBe(expected)

Summary of all failing tests
FAIL node tools/src/cart.test.ts (5.1 s)
  ● the cart › is empty

Tests:       1 failed, 2 passed, 3 total
`;
  expect(failuresIn(output)).toEqual(['FAIL node tools/src/cart.test.ts (5.1 s)', '● the cart › is empty']);
});

test("Playwright's, each once although every try is told", () => {
  const output = `  ✘  12 [phone] › tests/catalogue.spec.ts:33:7 › is to open the filter (10.2s)

  1) [phone] › tests/catalogue.spec.ts:33:7 › is to open the filter ─────────

    Error: expect(locator).toBeVisible() failed

  1 failed
    [phone] › tests/catalogue.spec.ts:33:7 › is to open the filter
  653 passed (9.0m)
`;
  expect(failuresIn(output)).toEqual(['1) [phone] › tests/catalogue.spec.ts:33:7 › is to open the filter']);
});

test('what names no test has its last lines', () => {
  const output = Array.from({ length: 9 }, (_, index) => `a.ts(${index},1): error TS2322\n\n`).join('');
  expect(failuresIn(output)).toEqual([4, 5, 6, 7, 8].map((index) => `a.ts(${index},1): error TS2322`));
  expect(failuresIn('')).toEqual([]);
});
