import { pictureFacts, pictureStem, pictureWidths } from './picture';

const facts = { narrowest: 72, width: 1152, height: 864 };

test('an address says what its picture is', () => {
  expect(pictureFacts('/mfe-catalog/assets/AP-10L-frente.3fa9c1d2_72_1152x864.svg')).toEqual({
    stem: '/mfe-catalog/assets/AP-10L-frente.3fa9c1d2_72_1152x864',
    ...facts,
    color: undefined,
  });
  expect(pictureFacts('https://cdn.example/a.b.3fa9c1d2_72_1152x864_c4122d.webp')).toMatchObject({
    stem: 'https://cdn.example/a.b.3fa9c1d2_72_1152x864_c4122d',
    color: 'c4122d',
  });
});

test.each([{}, { color: 'c4122d' }])('what is written is what is read (%p)', (more) => {
  const stem = pictureStem('/x/a.3fa9c1d2', { ...facts, ...more });
  expect(pictureFacts(`${stem}.svg`)).toEqual({ stem, ...facts, ...more });
});

test.each([
  ['none', ''],
  ['a small drawing', '/mfe-content/assets/01.3fa9c1d2.svg'],
  ['an image of an old cart', '/mfe-catalog/assets/AP-10L-frente.0123abcd.svg'],
  ['a variant', '/x/a.3fa9c1d2_72_1152x864-144.avif'],
  ['data', 'data:image/png;base64,AAAA'],
])('%s is no address of a picture', (_kind, address) => {
  expect(pictureFacts(address)).toBeNull();
});

test('widths begin at the narrowest box and end at the widest variant', () => {
  expect(pictureWidths({ narrowest: 120, width: 800 })).toEqual([144, 208, 288, 416, 576, 800]);
  expect(pictureWidths(facts)).toEqual([72, 104, 144, 208, 288, 416, 576, 832, 1152]);
});

test('a picture that is smaller than its boxes has one width, its own', () => {
  expect(pictureWidths({ narrowest: 300, width: 200 })).toEqual([200]);
});

test('no variant is more than half again as wide as the one before', () => {
  for (let width = 300; width <= 3840; width += 37) {
    const widths = pictureWidths({ narrowest: 72, width });
    const growth = widths.slice(1).map((wide, index) => wide / (widths[index] ?? 1));
    expect(Math.max(...growth)).toBeLessThanOrEqual(1.5);
  }
});
