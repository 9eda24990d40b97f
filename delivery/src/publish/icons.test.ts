import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { iconsOf } from '../render';
import { sampleConfig } from '../testing/sample';
import { type SampleSite, sampleShell, sampleSite } from '../testing/sampleSite';
import { temporaryFolderPerTest } from '../testing/temporaryFolder';

const folder = temporaryFolderPerTest();
let world: SampleSite;
beforeEach(() => {
  world = sampleSite(folder());
});

const served = (file: string) => readFile(path.join(world.site.public, file));

test('a site has the icons that browsers and home screens ask for, drawn from the shell’s', async () => {
  await world.publishFirst();
  expect(await sharp(await served('apple-touch-icon.png')).metadata()).toMatchObject({
    format: 'png',
    width: 180,
    height: 180,
    hasAlpha: false,
  });
  const manifest = JSON.parse((await served('manifest.webmanifest')).toString());
  expect(manifest).toMatchObject({ name: sampleConfig.brand.name, lang: 'pt-BR', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await served(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(await world.read('index.html')).toContain('href="/shell/assets/icon-180.0b0b0b0b.png"');
});

test('favicon.ico holds a PNG image of the size that it names', async () => {
  await world.publishFirst();
  const ico = await served('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [bytes, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico).toHaveLength(offset + bytes);
  expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: ico[6], height: ico[7] });
});

test('an icon that can’t be drawn holds its shell back', async () => {
  await world.publishFirst();
  await world.deploy(sampleShell('2.0.0', { files: { 'assets/icon.0d0d0d0d.svg': 'no drawing' } }));
  expect((await world.publish()).heldBack.size).toBe(0);
  const server = sampleShell('3.0.0').files['server/server.cjs']?.toString().replaceAll('0b0b0b0b', '0d0d0d0d') ?? '';
  await world.deploy(
    sampleShell('3.0.0', { files: { 'assets/icon.0d0d0d0d.svg': 'no drawing', 'server/server.cjs': server } }),
  );
  const { heldBack } = await world.publish();
  expect([...heldBack.keys()]).toEqual(['shell']);
});

test('an icon that is no drawing of the shell stands alone', () => {
  expect(iconsOf('data:,')).toBeNull();
  expect(iconsOf('https://other.example/icon.0a0a0a0a.svg')).toBeNull();
});
