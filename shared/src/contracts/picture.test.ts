import { pictureFacts, variantAddress } from './picture';

const facts = { widths: [72, 108, 160], height: 120 };

test('pictureFacts reads widths, height and colour from an address', () => {
  expect(pictureFacts('/mfe-catalog/assets/AP-10L-frente.3fa9c1d2_72-108-160x120.svg')).toEqual({
    stem: '/mfe-catalog/assets/AP-10L-frente.3fa9c1d2',
    width: 160,
    ...facts,
    color: undefined,
  });
  expect(pictureFacts('https://cdn.example/a.b.3fa9c1d2_640x480_c4122d.webp')).toMatchObject({
    stem: 'https://cdn.example/a.b.3fa9c1d2',
    widths: [640],
    color: 'c4122d',
  });
});

test.each([
  ['an empty text', ''],
  ['a small drawing', '/mfe-content/assets/01.3fa9c1d2.svg'],
  ['an image in a cart of an older release', '/mfe-catalog/assets/AP-10L-frente.0123abcd.svg'],
  ['a variant', variantAddress('/x/a.3fa9c1d2', 144, 'avif')],
  ['data', 'data:image/png;base64,AAAA'],
])('%s is no address of a picture', (_kind, address) => {
  expect(pictureFacts(address)).toBeNull();
});
