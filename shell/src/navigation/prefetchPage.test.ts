import { prefetchPage } from './prefetchPage';

let asked: HTMLImageElement[];
const mainPicture = jest.fn();
const prefetch = jest.fn(async () => ({ mainPicture }));

beforeEach(() => {
  asked = [];
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    asked.push(image);
    return image;
  });
  mainPicture.mockReset().mockReturnValue({ src: '/a.svg', srcSet: '/b.avif 2x', sizes: '50vw', type: 'image/avif' });
  prefetch.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const asksFor = async (pathname = '/produtos/AP-10L') => {
  await prefetchPage({ prefetch }, pathname);
  return asked.map((image) => (image.parentElement ?? image).outerHTML);
};

test('brings the code of the page and the picture that it shows first', async () => {
  const picture = '<picture><source type="image/avif" sizes="50vw" srcset="/b.avif 2x"><img></picture>';
  expect(await asksFor()).toEqual([picture]);
  expect(prefetch).toHaveBeenCalledWith('mfe_catalog/ProductPage');
  expect(mainPicture).toHaveBeenCalledWith({ productId: 'AP-10L' });
});

test('a picture without variants is brought as it is', async () => {
  mainPicture.mockReturnValue({ src: '/a.svg' });
  expect(await asksFor()).toEqual(['<img src="/a.svg">']);
});

test('an address that is no page brings nothing', async () => {
  await asksFor('/nada');
  expect(prefetch).not.toHaveBeenCalled();
});

test.each([
  ['for who saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
  ['that names none', () => mainPicture.mockReturnValue(null)],
  ['that throws', () => mainPicture.mockImplementation(() => JSON.parse('{'))],
  ['that knows of none', () => prefetch.mockResolvedValueOnce({} as never)],
  ['whose code can’t be had', () => prefetch.mockResolvedValueOnce(null as never)],
])('a page %s brings its code alone, and fails nobody', async (_name, arrange) => {
  arrange();
  expect(await asksFor()).toEqual([]);
  expect(prefetch).toHaveBeenCalled();
});
