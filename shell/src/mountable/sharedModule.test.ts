import { sharedModule } from './sharedModule';

const shared = { useState() {} };

test('a module that the page has loaded is given as it is', async () => {
  const scope = { react: { '19.3.1': { lib: () => shared, get: () => Promise.reject(new Error('again')) } } };
  expect(await sharedModule(scope, 'react')).toBe(shared);
});

test('a module that nothing has loaded yet is loaded', async () => {
  expect(await sharedModule({ react: { '19.3.1': { get: async () => () => shared } } }, 'react')).toBe(shared);
});

test('a missing module is an error', async () => {
  await expect(sharedModule({}, 'react')).rejects.toThrow('The page shares no react');
});
