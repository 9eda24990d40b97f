import { siteFolder } from '../repository';
import { temporaryFolderPerTest, writeFiles } from '../testing/temporaryFolder';
import { createPictures, picturesOf } from './pictures';

const folder = temporaryFolderPerTest();
const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${content}</svg>`;
const filters = Array.from(
  { length: 400 },
  (_, index) => `<feTurbulence baseFrequency="0.0${index + 1}" numOctaves="20"/><feGaussianBlur stdDeviation="90"/>`,
).join('');

async function draw(content: string, owner = 'mfe-x') {
  const site = siteFolder(folder());
  const source = `${owner}/assets/a.3fa9c1d2.svg`;
  await writeFiles(site.files, { [source]: content });
  const pictures = createPictures(picturesOf(site));
  const url = `/${owner}/assets/a-preview.3fa9c1d2.png`;
  pictures.drawPreview({ url, source });
  await pictures.finish().finally(() => pictures.end());
  return picturesOf(site).has(url);
}

test('a drawing with shapes and text is drawn without warnings', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await draw(drawing('<rect width="600" height="300" fill="red"/><text x="9" y="90">Olá</text>'))).toBe(true);
  const complaints = said.mock.calls.map(String).filter((line) => !line.includes('Releases are rendered with'));
  expect(complaints).toEqual([]);
});

test.each([
  ['never finishes', `<filter id="f">${filters}</filter><rect width="1200" height="630" filter="url(#f)"/>`],
  ['reads a local file', '<image href="file:///etc/passwd" width="9" height="9"/><use href="/etc/hostname#a"/>'],
])('a drawing that %s does not affect the drawings of other packages', async (_what, content) => {
  const started = performance.now();
  const failure = await draw(drawing(content)).catch((error) => error);
  if (failure !== true) expect(failure).toMatchObject({ name: 'PublishError', packages: ['mfe-x'] });
  expect(performance.now() - started).toBeLessThan(30_000);
  expect(await draw(drawing('<rect width="9" height="9"/>'), 'mfe-y')).toBe(true);
});
