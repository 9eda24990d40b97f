import { buildRelease, runWebpack } from '.';

/** Heavy libraries that no command may load unless it builds something. */
for (const library of ['webpack', 'webpack-dev-server', 'sharp', '@module-federation/enhanced/webpack']) {
  jest.mock(library, () => {
    throw new Error(`${library} is loaded`);
  });
}

test('webpack is loaded only when something is built', async () => {
  await expect(buildRelease('mfe-none')).rejects.toThrow('ENOENT');
  await expect(runWebpack({})).rejects.toThrow('webpack is loaded');
});
