import { siteFolder } from '../../repository';
import { nginxConfig } from './nginx';

const options = {
  site: siteFolder('/srv/site'),
  hosted: { headers: { 'X-Sample': 'say "a\\b"' }, canaries: {}, pages: {} },
  folder: '/etc/site',
  host: 'www.example.com.br',
  server: '127.0.0.1:3000',
  brotli: false,
  tls: null,
};
const fileOf = async (name: string, change: Partial<typeof options> = {}) =>
  (await nginxConfig({ ...options, ...change }))[name] ?? '';

test('header values are quoted; a value that nginx would read as a variable is refused', async () => {
  expect(await fileOf('site.conf')).toContain(String.raw`add_header X-Sample "say \"a\\b\"" always;`);
  const hosted = { ...options.hosted, headers: { 'X-Price': '$10' } };
  await expect(nginxConfig({ ...options, hosted })).rejects.toThrow("nginx can't represent");
});

test('brotli_static is on only if the option says that nginx has the module', async () => {
  const isUsed = async (brotli: boolean) => /^brotli_static on;$/m.test(await fileOf('site.conf', { brotli }));
  expect([await isUsed(true), await isUsed(false)]).toEqual([true, false]);
});

test('the maps name only pages with canaries', async () => {
  expect(await fileOf('maps.conf')).not.toContain('site_gets_');
  const hosted = { ...options.hosted, canaries: { mfe_catalog: 2 }, pages: { 'produtos/index.html': ['mfe_catalog'] } };
  const text = await fileOf('maps.conf', { hosted } as Partial<typeof options>);
  expect(text).toContain('"/produtos" "mfe_catalog";');
  expect(text.match(/\^0\?\(\?:(\d+)\|(\d+)\)\$/)).not.toBeNull();
});
