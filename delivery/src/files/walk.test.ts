import path from 'node:path';
import { relativePath } from './walk';

test('paths have slashes on Windows too', () => {
  expect(relativePath('C:\\site', 'C:\\site\\mfe-x\\content\\a.json', path.win32)).toBe('mfe-x/content/a.json');
  expect(relativePath('C:\\site\\out\\browser', 'C:\\site\\out\\assets', path.win32)).toBe('../assets');
  expect(relativePath('/site', '/site/mfe-x/a\\b.json', path.posix)).toBe('mfe-x/a\\b.json');
});
