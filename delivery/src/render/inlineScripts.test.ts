import { inlineScripts } from './inlineScripts';

test.each(Object.entries(inlineScripts()))(
  'the script %s is one short line that can stand in a page',
  (_name, text) => {
    expect(text).not.toMatch(/<\/|<!--|\n/);
    expect(Buffer.byteLength(text)).toBeLessThan(1600);
    expect(() => new Function(text)).not.toThrow();
  },
);

test('they name the attributes of the protocol', () => {
  expect(inlineScripts().start).toContain('[data-later]');
  expect(inlineScripts().head).toContain('data-arriving');
});
