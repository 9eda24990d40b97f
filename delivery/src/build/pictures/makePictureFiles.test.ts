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
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

const request = { narrowest: 72, widest: 100, ratio: null };
const picture = (changes: Partial<PictureSource>): PictureSource => ({
  name: 'AP-10L',
  source: redGround,
  isDrawing: true,
  request,
  recipe,
  ...changes,
});
const filesOf = (changes: Partial<PictureSource>) => makePictureFiles(picture(changes), folder());
const endings = async (changes: Partial<PictureSource>) =>
  [...(await filesOf(changes)).files.keys()].map((name) => name.replace(/^AP-10L\.[\da-f]{8}/, '')).sort();

/** Format, size and colours of the variant whose name ends like that. */
async function variant(changes: Partial<PictureSource>, ending: string) {
  const [, content] = [...(await filesOf(changes)).files].find(([name]) => name.endsWith(ending)) ?? [];
  const { format, width, height, hasAlpha } = await sharp(content).metadata();
  const { channels } = await sharp(content).stats();
  return { format, width, height, hasAlpha, colors: channels.map(({ mean }) => Math.round(mean)) };
}

/** As near as an encoder comes. */
const near = (value: number) => expect.closeTo(value, -1);

describe('a drawing', () => {
  test('comes in both formats, up to twice the widest box, beside itself', async () => {
    const { address, files } = await filesOf({});
    expect(address).toMatch(/^AP-10L\.[\da-f]{8}_80-160-200x100_c4122d\.svg$/);
    expect(files.get(address)).toBe(redGround);
    expect(await endings({})).toEqual([
      '-160.avif',
      '-160.webp',
      '-200.avif',
      '-200.webp',
      '-80.avif',
      '-80.webp',
      '_80-160-200x100_c4122d.svg',
    ]);
  });

  test('is drawn in every width, and looks right', async () => {
    const red = [near(0xc4), near(0x12), near(0x2d)];
    expect(await variant({}, '-200.avif')).toMatchObject({ format: 'heif', width: 200, height: 100, colors: red });
    expect(await variant({}, '-80.webp')).toMatchObject({ format: 'webp', width: 80, height: 40, colors: red });
  });

  test('is sharp at any size', async () => {
    const halves = svg('<path fill="#fff" d="M0 0h40v40H0z"/><path d="M40 0h40v40H40z"/>', 8, 4);
    const { files } = await filesOf({ source: halves });
    const [, content] = [...files].find(([name]) => name.endsWith('-200.webp')) ?? [];
    const row = await sharp(content).greyscale().extract({ left: 96, top: 50, width: 8, height: 1 }).raw().toBuffer();
    expect(row[0]).toBeGreaterThan(225);
    expect(row[7]).toBeLessThan(30);
  });

  test('that lets something show through keeps that, and has no colour', async () => {
    const source = svg('<circle cx="40" cy="20" r="20"/>');
    expect((await filesOf({ source })).address).toMatch(/_80-160-200x100\.svg$/);
    expect(await variant({ source }, '-200.avif')).toMatchObject({ hasAlpha: true });
    expect(await variant({ source }, '-200.webp')).toMatchObject({ hasAlpha: true });
  });

  test('is cut to its middle where that is all that is shown', async () => {
    const sides = svg('<path fill="#00f" d="M0 0h20v40H0zM60 0h20v40H60z"/><path fill="#f00" d="M20 0h40v40H20z"/>');
    const cut = { source: sides, request: { ...request, ratio: 1 } };
    expect((await filesOf(cut)).address).toMatch(/_80-160-200x200_/);
    expect(await variant(cut, '-200.webp')).toMatchObject({
      width: 200,
      height: 200,
      colors: [near(255), near(0), near(0)],
    });
  });

  test('stays as it is when it has text, which would depend on the fonts of the machine', async () => {
    const source = svg('<text y="20">ABC</text>');
    const { address, files } = await filesOf({ source });
    expect(address).toMatch(/^AP-10L\.[\da-f]{8}\.svg$/);
    expect([...files]).toEqual([[address, source]]);
  });
});

describe('a photo', () => {
  const png = async (width: number, height: number) => ({
    source: await photo(width, height).png().toBuffer(),
    isDrawing: false,
  });

  test('larger than needed comes as a drawing does, and in full at up to twice that', async () => {
    const source = await png(1000, 500);
    expect((await filesOf(source)).address).toMatch(/^AP-10L\.[\da-f]{8}_80-160-200x100_336699\.webp$/);
    expect(await variant(source, '-200.avif')).toMatchObject({ format: 'heif', width: 200, height: 100 });
    expect(await variant(source, '_336699.webp')).toMatchObject({ format: 'webp', width: 400, height: 200 });
  });

  test('smaller than needed is not enlarged', async () => {
    const source = await png(120, 90);
    expect(await endings(source)).toEqual(['-120.avif', '-120.webp', '-80.avif', '-80.webp', '_80-120x90_336699.webp']);
    expect(await variant(source, '_336699.webp')).toMatchObject({ width: 120, height: 90 });
  });

  test('smaller than its narrowest box comes in one width, its own', async () => {
    expect(await endings(await png(40, 30))).toEqual(['-40.avif', '-40.webp', '_40x30_336699.webp']);
  });

  test('is cut no wider than it is', async () => {
    const cut = { ...(await png(300, 60)), request: { ...request, ratio: 2 } };
    expect((await filesOf(cut)).address).toMatch(/_80-120x60_/);
  });

  test('stands upright, however the camera was held', async () => {
    const source = await photo(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect((await filesOf({ source, isDrawing: false })).address).toMatch(/_80-160-200x400_/);
  });

  test('with transparency keeps it', async () => {
    const clear = { r: 255, g: 0, b: 0, alpha: 0.5 };
    const source = await sharp({ create: { width: 300, height: 300, channels: 4, background: clear } })
      .png()
      .toBuffer();
    const clearPng = { source, isDrawing: false };
    expect((await filesOf(clearPng)).address).toMatch(/_80-160-200x200\.webp$/);
    const { colors } = await variant(clearPng, '-200.avif');
    expect(colors[3]).toBeGreaterThan(120);
    expect(colors[3]).toBeLessThan(135);
  });

  test('that is none is an error', async () => {
    await expect(filesOf({ source: Buffer.from('not a photo'), isDrawing: false })).rejects.toThrow(/unsupported/);
  });
});

describe('names', () => {
  test('and bytes are the same for the same picture', async () => {
    const first = await filesOf({});
    await rm(folder(), { recursive: true });
    const second = await filesOf({});
    expect([...second.files]).toEqual([...first.files]);
  });

  test.each<[string, Partial<PictureSource>]>([
    ['another drawing', { source: svg('<rect width="80" height="40" fill="#c4122e"/>') }],
    ['other places', { request: { ...request, narrowest: 80 } }],
    ['another recipe', { recipe: { ...recipe, avif: { quality: 51, effort: 1 } } }],
  ])('differ for %s', async (_what, changes) => {
    const digestOf = ({ address }: { readonly address: string }) => address.split('.')[1]?.slice(0, 8);
    expect(digestOf(await filesOf(changes))).not.toBe(digestOf(await filesOf({})));
  });
});

describe('what was made', () => {
  test('is not made again, also under another name', async () => {
    const first = await filesOf({});
    const { ino } = await stateOfCache();
    const { address, files } = await filesOf({ name: 'AP-20L' });
    expect(address).toBe(first.address.replace('AP-10L', 'AP-20L'));
    expect([...files.values()].map((content) => content.length).sort()).toEqual(
      [...first.files.values()].map((content) => content.length).sort(),
    );
    expect((await stateOfCache()).ino).toBe(ino);
  });

  test('leaves nothing unfinished behind, also when two want it at once', async () => {
    const [first, second] = await Promise.all([filesOf({}), filesOf({})]);
    expect(second.address).toBe(first.address);
    expect(await readdir(folder())).toEqual([expect.stringMatching(/^[\da-f]{64}\.v\d+$/)]);
  });

  async function stateOfCache() {
    const [entry = ''] = await readdir(folder());
    return stat(path.join(folder(), entry));
  }
});
