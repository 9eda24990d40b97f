/** Lines by which Jest and Playwright begin to tell of a test that failed. */
const failedTest = /^(?:FAIL .+|● (?!Console$).+|\d+\) \[[\w-]+\] › .+)$/;

/** Lines that are shown of what names no test. */
const lastLines = 5;

/**
 * What failed, out of what a program printed: the names of tests, each once; where it names none, its last lines.
 *
 * @param output without colours
 * @returns without the spaces and rules around them
 */
export function failuresIn(output: string): readonly string[] {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/[─\s]+$/, '').trim())
    .filter(Boolean);
  const tests = lines.filter((line) => failedTest.test(line));
  return tests.length > 0 ? [...new Set(tests)] : lines.slice(-lastLines);
}
