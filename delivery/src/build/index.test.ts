import { buildRelease, runWebpack } from '.';

/** What commands that build nothing, or find everything built, must not wait for. */
for (const library of ['webpack', 'webpack-dev-server', 'sharp', '@module-federation/enhanced/webpack']) {
  jest.mock(library, () => {
    throw new Error(`${library} is loaded`);
  });
}

test('webpack is loaded when something is built', async () => {
  await expect(buildRelease('mfe-none')).rejects.toThrow('ENOENT');
  await expect(runWebpack({})).rejects.toThrow('webpack is loaded');
});
