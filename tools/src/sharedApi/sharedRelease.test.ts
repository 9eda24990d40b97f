import { withLine } from './sharedRelease';

const released = '1.6.0';
const shared = { version: '1.8.0', changelog: '# @site/shared\n\n## 1.8.0\n\n- Places.\n\n## 1.7.0\n\n- Parts.\n' };

test('a change that needs a higher version raises it, in a section of its own', () => {
  const { version, changelog } = withLine('- Dates.', '2.0.0')(shared, released);
  expect(version).toBe('2.0.0');
  expect(changelog).toContain('# @site/shared\n\n## 2.0.0\n\n- Dates.\n\n## 1.8.0\n\n- Places.\n');
});

test('a further change of a version that was raised before adds its line', () => {
  const { version, changelog } = withLine('- Dates.', '1.7.0')(shared, released);
  expect(version).toBe('1.8.0');
  expect(changelog).toContain('## 1.8.0\n\n- Places.\n- Dates.\n\n## 1.7.0\n');
});
