import { checkOwnAddress, isPageAddress } from './pageAddresses';
import type { Page } from './pageList';

const page = (url: string, path: string | null = url): Page => ({ url, path, file: '', owner: 'mfe-content' });
const check = (own: Page) => () => checkOwnAddress(own, ['shell', 'mfe-content', 'mfe-new']);

test.each([
  '/sitemap.xml',
  '/index.html',
  '/404.html',
  '/.well-known/security.txt',
  `/${'a'.repeat(300)}`,
  `/${'ã'.repeat(150)}`,
  '/a/../../b',
  '/a//b',
  '/a/',
  '/a$b',
  '/a"b',
  '/a;b',
  '/a\nb',
  '/a\0b',
  '/a%2fb',
  '//evil.example',
  'a',
  '',
])('%j is no valid address of a page', (address) => {
  expect(isPageAddress(address)).toBe(false);
});

test.each(['/', '/contato', '/contato/obrigado', '/promoções', '/lojas/são-paulo_(centro)', '/produtos/PQS-2.5KG'])(
  '%s is a valid address of a page, also for a package that is not registered',
  (address) => {
    expect(isPageAddress(address)).toBe(true);
    if (!address.startsWith('/produtos')) expect(check(page(address))).not.toThrow();
  },
);

test.each(['/mfe-content/x', '/healthz', '/produtos/CO2-6KG', '/login', '/mfe-new/x'])(
  'a package can’t have a page at %s, which is reserved or of another package',
  (address) => {
    expect(isPageAddress(address)).toBe(true);
    expect(check(page(address))).toThrow(`mfe-content can’t have a page at ${address}: `);
  },
);

test.each(['/404', '/produtos/404', '/login/404', '/contato/nada'])(
  'a package can’t have a page for all addresses below %s',
  (address) => {
    expect(check(page(address, null))).toThrow(`mfe-content can’t have a page at ${address}: `);
    expect(check(page('/contato/404', null))).not.toThrow();
  },
);
