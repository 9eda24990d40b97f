import { withoutRemote, withRemote } from './changelog';

const changelog = `# @site/shared

What it is about.

## 1.0.0

The first.
`;

test('a version that is new gets a section, and further remotes a line in it', () => {
  const one = withRemote(changelog, '1.1.0', 'mfe-promo');
  expect(one).toBe(changelog.replace('## 1.0.0', '## 1.1.0\n\n- Registers `mfe-promo`.\n\n## 1.0.0'));
  const two = withRemote(one, '1.1.0', 'mfe-blog');
  expect(two).toContain('- Registers `mfe-promo`.\n- Registers `mfe-blog`.\n\n## 1.0.0');
  expect(withRemote(two, '1.1.0', 'mfe-promo')).toBe(two);
  expect(withoutRemote(withoutRemote(two, '1.1.0', 'mfe-promo'), '1.0.0', 'mfe-blog')).toBe(changelog);
});

test('a version that says something already says one line more', () => {
  const one = withRemote(changelog, '1.0.0', 'mfe-promo');
  expect(one).toBe(`${changelog}- Registers \`mfe-promo\`.\n`);
  expect(withoutRemote(one, '1.0.0', 'mfe-promo')).toBe(changelog);
});

test('the section of a version that stays does so without a word', () => {
  const one = withRemote(changelog, '1.1.0', 'mfe-promo');
  expect(withoutRemote(one, '1.1.0', 'mfe-promo')).toContain('## 1.1.0\n');
});
