import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Backgrounds of the classes `.A`, `.B` and `.C` in a style sheet. */
function coloursIn(file: string): Readonly<Record<string, string | undefined>> {
  const css = readFileSync(path.join(__dirname, file), 'utf8');
  return Object.fromEntries(
    ['A', 'B', 'C'].map((letter) => {
      const rules = [...css.matchAll(new RegExp(`^\\.${letter} \\{([^}]*)\\}`, 'gm'))].map(([, rule]) => rule);
      return [letter, /background: ([^;]+);/.exec(rules.join())?.[1]];
    }),
  );
}

// Each style sheet reaches its page at another time, and a shared one would add its names to both scripts.
test('fire classes have the same colours on cards as on product pages', () => {
  const onCards = coloursIn('ClassLetters.later.module.css');
  expect(Object.values(onCards)).toEqual(['var(--green-700)', 'var(--red-600)', '#14589c']);
  expect(coloursIn('../detail/FireClasses.module.css')).toEqual(onCards);
});
