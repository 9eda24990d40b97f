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

test('prefetchPage fetches the page’s code and its main picture', async () => {
  const picture = '<picture><source type="image/avif" sizes="50vw" srcset="/b.avif 2x"><img></picture>';
  expect(await asksFor()).toEqual([picture]);
  expect(prefetch).toHaveBeenCalledWith('mfe_catalog/ProductPage');
  expect(mainPicture).toHaveBeenCalledWith({ productId: 'AP-10L' });
});

test('prefetchPage fetches a picture without variants by its plain address', async () => {
  mainPicture.mockReturnValue({ src: '/a.svg' });
  expect(await asksFor()).toEqual(['<img src="/a.svg">']);
});

test('prefetchPage fetches nothing for an address without a page', async () => {
  await asksFor('/nada');
  expect(prefetch).not.toHaveBeenCalled();
});

test.each([
  ['for a visitor who saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
  ['without a main picture', () => mainPicture.mockReturnValue(null)],
  ['whose mainPicture function throws', () => mainPicture.mockImplementation(() => JSON.parse('{'))],
  ['without a mainPicture function', () => prefetch.mockResolvedValueOnce({} as never)],
  ['whose code cannot be loaded', () => prefetch.mockResolvedValueOnce(null as never)],
])('prefetchPage fetches only the code of a page %s, without an error', async (_name, arrange) => {
  arrange();
  expect(await asksFor()).toEqual([]);
  expect(prefetch).toHaveBeenCalled();
});
