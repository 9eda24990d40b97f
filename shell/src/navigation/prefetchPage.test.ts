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

const connection = (value: object) => Object.defineProperty(navigator, 'connection', { value, configurable: true });

test('brings the code of the page and the picture that it shows first', async () => {
  await prefetchPage({ prefetch }, '/produtos/AP-10L');
  expect(prefetch).toHaveBeenCalledWith('mfe_catalog/ProductPage');
  expect(mainPicture).toHaveBeenCalledWith({ productId: 'AP-10L' });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.parentElement?.outerHTML).toBe(
    '<picture><source type="image/avif" sizes="50vw" srcset="/b.avif 2x"><img></picture>',
  );
});

test('a picture without variants is brought as it is', async () => {
  mainPicture.mockReturnValue({ src: '/a.svg' });
  await prefetchPage({ prefetch }, '/produtos/AP-10L');
  expect(asked[0]?.outerHTML).toBe('<img src="/a.svg">');
});

test('an address that is no page brings nothing', async () => {
  await prefetchPage({ prefetch }, '/nada');
  expect(prefetch).not.toHaveBeenCalled();
});

test('who saves data gets the code alone', async () => {
  connection({ saveData: true });
  await prefetchPage({ prefetch }, '/produtos/AP-10L');
  expect(prefetch).toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test.each([
  ['that names none', () => mainPicture.mockReturnValue(null)],
  ['that throws', () => mainPicture.mockImplementation(() => JSON.parse('{'))],
  ['that knows of none', () => prefetch.mockResolvedValueOnce({} as never)],
  ['whose code can’t be had', () => prefetch.mockResolvedValueOnce(null as never)],
])('a page %s brings no picture, and fails nobody', async (_name, arrange) => {
  arrange();
  await expect(prefetchPage({ prefetch }, '/produtos/AP-10L')).resolves.toBeUndefined();
  expect(asked).toEqual([]);
});
