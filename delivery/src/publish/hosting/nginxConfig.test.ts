import { siteFolder } from '../../repository';
import { HostingError } from './hostedSite';
import { nginxConfig } from './nginxConfig';

const options = {
  site: siteFolder('/srv/site'),
  hosted: { headers: { 'X-Sample': 'say "a\\b"' }, canaries: {}, pages: {} },
  folder: '/etc/site',
  host: 'www.example.com.br',
  server: '127.0.0.1:3000',
  brotli: false,
};
const fileOf = (name: string, change: Partial<typeof options> = {}) =>
  nginxConfig({ ...options, ...change })[name] ?? '';

test('the files name each other, the link that publishing replaces, and the server of messages', () => {
  expect(fileOf('example.conf')).toContain('include "/etc/site/maps.conf";');
  expect(fileOf('example.conf')).toContain('server_name www.example.com.br;');
  expect(fileOf('site.conf')).toContain('root "/srv/site/current";');
  expect(fileOf('maps.conf')).toContain('server 127.0.0.1:3000;');
});

test('a header is quoted; one that nginx would read as a variable is refused', () => {
  expect(fileOf('site.conf')).toContain(String.raw`add_header X-Sample "say \"a\\b\"" always;`);
  const hosted = { ...options.hosted, headers: { 'X-Price': '$10' } };
  expect(() => nginxConfig({ ...options, hosted })).toThrow(HostingError);
});

test('the module for .br files is used only where it is said to be there', () => {
  const isUsed = (brotli: boolean) => /^brotli_static on;$/m.test(fileOf('site.conf', { brotli }));
  expect([isUsed(true), isUsed(false)]).toEqual([true, false]);
});

test('only pages with canaries are in the maps', () => {
  expect(fileOf('maps.conf')).not.toContain('site_gets_');
  const hosted = { ...options.hosted, canaries: { mfe_catalog: 2 }, pages: { 'produtos/index.html': ['mfe_catalog'] } };
  const text = fileOf('maps.conf', { hosted } as Partial<typeof options>);
  expect(text).toContain('"/produtos" "mfe_catalog";');
  expect(text.match(/\^0\?\(\?:(\d+)\|(\d+)\)\$/)).not.toBeNull();
});
