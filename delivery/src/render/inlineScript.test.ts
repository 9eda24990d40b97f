import { inlineScript } from './inlineScript';

test('the script is one short line that can stand in a page', () => {
  expect(inlineScript()).not.toMatch(/<\/|<!--|\n/);
  expect(Buffer.byteLength(inlineScript())).toBeLessThan(2350);
  expect(() => new Function(inlineScript())).not.toThrow();
});

test('both parts of it name the attributes of the protocol', () => {
  expect(inlineScript()).toContain('data-arriving');
  expect(inlineScript()).toContain('[data-later]');
});
