import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { temporaryFolderPerTest } from '../../testing/temporaryFolder';
import { makePictureFiles } from './makePictureFiles';
import type { PictureSource } from './pictureFiles';
import { recipe } from './pictureRecipe';

const folder = temporaryFolderPerTest();

const svg = (content: string, width = 80, height = 40) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 80 40">${content}</svg>`,
  );
const redGround = svg('<rect width="80" height="40" fill="#c4122d"/>');
const photo = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });
const png = async (width: number, height: number) => photo(width, height).png().toBuffer();

const request = { narrowest: 72, widest: 100, ratio: null };
const filesOf = (changes: Partial<PictureSource>) =>
  makePictureFiles({ name: 'AP-10L', source: redGround, isDrawing: true, request, recipe, ...changes }, folder());
const variant = ({ files }: Awaited<ReturnType<typeof filesOf>>, ending: string) =>
  [...files].find(([name]) => name.endsWith(ending))?.[1];
const digestIn = ({ address }: { readonly address: string }) => address.split('.')[1]?.slice(0, 8);

/** Tolerance for the losses of an encoder. */
const near = (value: number) => expect.closeTo(value, -1);
const red = [near(0xc4), near(0x12), near(0x2d)];
const clear = svg('<circle cx="40" cy="20" r="20"/>');
const sides = svg('<path fill="#00f" d="M0 0h20v40H0zM60 0h20v40H60z"/><path fill="#f00" d="M20 0h40v40H20z"/>');

interface Expected {
  readonly format?: 'heif' | 'webp';
  readonly width: number;
  readonly height: number;
  readonly hasAlpha?: boolean;
  /** Means of red, green, blue and alpha. */
  readonly colors?: readonly unknown[];
}

test.each<[string, () => Promise<Partial<PictureSource>>, string, Record<string, Expected>]>([
  [
    'a drawing is written as AVIF and WebP up to twice its widest box, beside the original',
    async () => ({}),
    '_72-108-160-200x100_c4122d.svg',
    {
      '-200.avif': { format: 'heif', width: 200, height: 100, colors: red },
      '-72.webp': { format: 'webp', width: 72, height: 36, colors: red },
    },
  ],
  [
    'a drawing with transparent parts keeps them, and its name has no colour',
    async () => ({ source: clear }),
    '_72-108-160-200x100.svg',
    {
      '-200.avif': { width: 200, height: 100, hasAlpha: true },
      '-200.webp': { width: 200, height: 100, hasAlpha: true },
    },
  ],
  [
    'a drawing shown at another ratio is cut to its middle',
    async () => ({ source: sides, request: { ...request, ratio: 1 } }),
    '_72-108-160-200x200_ff0000.svg',
    { '-200.webp': { width: 200, height: 200, colors: [near(255), near(0), near(0)] } },
  ],
  [
    'a large photo is written in the same widths, and once more at twice the largest',
    async () => ({ source: await png(1000, 500), isDrawing: false }),
    '_72-108-160-200x100_336699.webp',
    {
      '-200.avif': { format: 'heif', width: 200, height: 100 },
      '_336699.webp': { format: 'webp', width: 400, height: 200 },
    },
  ],
  [
    'a photo smaller than needed is not enlarged',
    async () => ({ source: await png(120, 90), isDrawing: false }),
    '_72-108-120x90_336699.webp',
    { '_336699.webp': { width: 120, height: 90 } },
  ],
  [
    'a photo is not cut wider than it is',
    async () => ({ source: await png(300, 60), isDrawing: false, request: { ...request, ratio: 2 } }),
    '_72-108-120x60_336699.webp',
    {},
  ],
  [
    'a photo is turned upright by its EXIF orientation',
    async () => ({
      source: await photo(400, 200, '#fff').jpeg().withMetadata({ orientation: 6 }).toBuffer(),
      isDrawing: false,
    }),
    '_72-108-160-200x400_ffffff.webp',
    {},
  ],
])('%s', async (_what, changes, ending, variants) => {
  const picture = await changes();
  const made = await filesOf(picture);
  expect(made.address.replace(/^AP-10L\.[\da-f]{8}/, '')).toBe(ending);
  const [, widths = ''] = /^_([\d-]+)x/.exec(ending) ?? [];
  const names = [...made.files.keys()].map((name) => name.replace(/^AP-10L\.[\da-f]{8}/, ''));
  const expected = widths.split('-').flatMap((width) => [`-${width}.avif`, `-${width}.webp`]);
  expect(names.sort()).toEqual([...expected, ending].sort());
  if (picture.isDrawing !== false) expect(made.files.get(made.address)).toBe(picture.source ?? redGround);
  for (const [name, { colors, ...facts }] of Object.entries(variants)) {
    const image = sharp(variant(made, name));
    expect(await image.metadata()).toMatchObject(facts);
    const { channels } = await image.stats();
    if (colors) expect(channels.map(({ mean }) => Math.round(mean))).toEqual(colors);
  }
});

test('a small drawing is sharp when it is enlarged', async () => {
  const halves = svg('<path fill="#fff" d="M0 0h40v40H0z"/><path d="M40 0h40v40H40z"/>', 8, 4);
  const image = sharp(variant(await filesOf({ source: halves }), '-200.webp')).greyscale();
  const row = await image.extract({ left: 96, top: 50, width: 8, height: 1 }).raw().toBuffer();
  expect(row[0]).toBeGreaterThan(225);
  expect(row[7]).toBeLessThan(30);
});

test('a drawing with text stays SVG, since its rendering depends on the fonts of the machine', async () => {
  const source = svg('<text y="20">ABC</text>');
  const { address, files } = await filesOf({ source });
  expect(address).toMatch(/^AP-10L\.[\da-f]{8}\.svg$/);
  expect([...files]).toEqual([[address, source]]);
});

test('in a draft a drawing stays SVG, and a photo is encoded', async () => {
  const drawing = await filesOf({ keepsDrawings: true });
  expect([...drawing.files]).toEqual([[drawing.address, redGround]]);
  const photo = await filesOf({ keepsDrawings: true, source: await png(120, 90), isDrawing: false });
  expect(photo.address).toMatch(/_72-108-120x90_336699\.webp$/);
});

test.each<[string, Partial<PictureSource>]>([
  ['another drawing', { source: svg('<rect width="80" height="40" fill="#c4122e"/>') }],
  ['another narrowest width', { request: { ...request, narrowest: 80 } }],
  ['another recipe', { recipe: { ...recipe, avif: { quality: 51, effort: 1 } } }],
])('the digest in the name changes with %s', async (_what, changes) => {
  expect(digestIn(await filesOf(changes))).not.toBe(digestIn(await filesOf({})));
});

test('a picture is made once, also for another name or two requests; made again it has the same bytes', async () => {
  const [first, second] = await Promise.all([filesOf({}), filesOf({})]);
  expect(second).toEqual(first);
  const [kept = '', ...more] = await readdir(folder());
  expect([kept, more]).toEqual([expect.stringMatching(/^[\da-f]{64}\.v\d+$/), []]);
  const { ino } = await stat(path.join(folder(), kept));
  const named = await filesOf({ name: 'AP-20L' });
  expect(named.address).toBe(first.address.replace('AP-10L', 'AP-20L'));
  expect([...named.files.values()]).toEqual([...first.files.values()]);
  expect((await stat(path.join(folder(), kept))).ino).toBe(ino);
  await rm(folder(), { recursive: true });
  expect([...(await filesOf({})).files]).toEqual([...first.files]);
});
