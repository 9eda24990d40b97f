import { pictureEnding, pictureNamed } from './pictureEndings';

test('photos come before drawings, in any case of their endings', () => {
  const files = ['a.svg', 'a.PNG', 'a.JPEG', 'a.Jpg', 'a.WebP', 'a.avif', 'ab.jpg', 'a', 'a.txt', 'A.avif'];
  const found: (string | undefined)[] = [];
  for (let rest = files; pictureNamed('a', rest); rest = rest.filter((file) => file !== found.at(-1)))
    found.push(pictureNamed('a', rest));
  expect(found).toEqual(['a.avif', 'a.WebP', 'a.Jpg', 'a.JPEG', 'a.PNG', 'a.svg']);
});

test.each(['a.gif', 'a.heic', 'ajpg', 'a.jpg.txt', 'a.tiff'])('%s is no picture of a package', (file) => {
  expect(file).not.toMatch(pictureEnding);
});
