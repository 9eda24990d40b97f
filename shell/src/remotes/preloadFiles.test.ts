import type { Discovery, RemoteModuleId } from '@site/shared/contracts';
import { deployment, digest, discoveryOf, pin } from '../testing/discovery';
import { createPreloading } from './preloadFiles';

const part = 'mfe_cart/PurchaseUnavailable';
const modules = {
  './PurchaseUnavailable': { js: ['Popup.js'], css: ['Popup.css'] },
  './CartPanel': { js: ['Panel.js'], css: [] },
};
const digests = { 'Popup.js': digest('js'), 'Popup.css': digest('css') };

function discovered(extras: object) {
  const cart = deployment('mfe_cart', '2');
  return discoveryOf({
    mfe_cart: [{ ...cart, extras: { modulefederation: { modules, shared: '^1.0.0', ...extras } } }],
  });
}
const preloads = () =>
  [...document.querySelectorAll('link')].map((it) => [
    it.rel,
    it.as,
    it.getAttribute('href'),
    it.crossOrigin,
    it.integrity,
  ]);

const canPreload = () => true;

beforeEach(() => {
  document.head.innerHTML = '';
});

test('the module’s scripts and style sheets are preloaded once, with their digests', () => {
  const preload = createPreloading(() => discovered({ digests }), canPreload);
  preload(part, pin('mfe_cart', '2'));
  preload(part, pin('mfe_cart', '2'));
  expect(preloads()).toEqual([
    ['preload', 'script', '/mfe_cart/2/Popup.js', 'anonymous', digest('js')],
    ['preload', 'style', '/mfe_cart/2/Popup.css', 'anonymous', digest('css')],
  ]);
});

test('a style sheet that the page already has is not preloaded', () => {
  document.head.innerHTML = '<style data-href="/mfe_cart/2/Popup.css"></style>';
  createPreloading(() => discovered({ digests }), canPreload)(part, pin('mfe_cart', '2'));
  expect(preloads().map(([, as]) => as)).toEqual(['script']);
});

const empty: Discovery = JSON.parse('{"microFrontends":{"mfe_cart":[{}]}}');

test.each<[string, Discovery | null, RemoteModuleId, string]>([
  ['for another release', discovered({ digests }), part, '1'],
  ['without digests', discovered({}), part, '2'],
  ['for a module whose digests are missing', discovered({ digests }), 'mfe_cart/CartPanel', '2'],
  ['without a discovery file', null, part, '2'],
  ['when the file lists no modules', empty, part, '2'],
])('no file is preloaded %s', (_what, discovery, id, version) => {
  createPreloading(() => discovery, canPreload)(id, pin('mfe_cart', version));
  expect(preloads()).toEqual([]);
});

test('no file is preloaded in browsers where a failed preload makes every retry fail', () => {
  createPreloading(
    () => discovered({ digests }),
    () => false,
  )(part, pin('mfe_cart', '2'));
  expect(preloads()).toEqual([]);
});
