import { getsCanary } from './canary';
import { contactPlaceName } from './contactNames';
import { countsAsFailedView, isRecoveredHydration } from './observation';
import { pictureFacts, variantAddress } from './picture';
import { type SiteConfig, socialLinksOf } from './siteConfig';

test.each([
  ['the first failure, recovered', { phase: 'render', healed: true, first: true }, true],
  ['a later failure', { phase: 'render', healed: false, first: false }, false],
  ['a failed hydration', { phase: 'hydrate', healed: false, first: true }, true],
  ['a recovered hydration, reported by an older shell', { phase: 'hydrate', healed: true, first: true }, false],
  ['a recovered hydration', { phase: 'hydrate', healed: true, first: false }, false],
] as const)('%s (%j) counts as a failed view: %s', (_what, failure, expected) => {
  expect(countsAsFailedView(failure)).toBe(expected);
});

test.each([
  ['hydrate', true, true],
  ['hydrate', false, false],
  ['render', true, false],
] as const)('phase %s, healed %s: a recovered hydration is %s', (phase, healed, expected) => {
  expect(isRecoveredHydration({ phase, healed })).toBe(expected);
});

describe('contactNames', () => {
  test.each([
    ['/', 'Início'],
    ['*', 'Página não encontrada'],
    ['other', 'Outro formulário'],
    ['/produtos', '/produtos'],
    ['/produtos/CO2-6KG', 'CO2-6KG'],
    ['/produtos/comparar', 'Comparação de produtos'],
  ])('contacts at %s are listed as %s', (place, name) => {
    expect(contactPlaceName(place)).toBe(name);
  });
});

describe('picture', () => {
  const facts = { widths: [72, 108, 160], height: 120 };

  test('pictureFacts reads widths, height and colour from an address', () => {
    expect(pictureFacts('/mfe-catalog/assets/AP-10L-frente.3fa9c1d2_72-108-160x120.svg')).toEqual({
      stem: '/mfe-catalog/assets/AP-10L-frente.3fa9c1d2',
      width: 160,
      ...facts,
      color: undefined,
    });
    expect(pictureFacts('https://cdn.example/a.b.3fa9c1d2_640x480_c4122d.webp')).toMatchObject({
      stem: 'https://cdn.example/a.b.3fa9c1d2',
      widths: [640],
      color: 'c4122d',
    });
  });

  test.each([
    ['an empty text', ''],
    ['a small drawing', '/mfe-content/assets/01.3fa9c1d2.svg'],
    ['an image in a cart of an older release', '/mfe-catalog/assets/AP-10L-frente.0123abcd.svg'],
    ['a variant', variantAddress('/x/a.3fa9c1d2', 144, 'avif')],
    ['data', 'data:image/png;base64,AAAA'],
  ])('%s is no address of a picture', (_kind, address) => {
    expect(pictureFacts(address)).toBeNull();
  });
});

test('social links of a page by an earlier publisher are read from its networks', () => {
  const [linkedin, facebook] = ['https://www.linkedin.com/company/x', 'https://www.facebook.com/x'];
  const social = { linkedin, instagram: '', whatsapp: '', facebook };
  const page = { social } as unknown as SiteConfig;
  expect(socialLinksOf(page)).toEqual([
    { name: 'LinkedIn', icon: 'linkedin', url: linkedin },
    { name: 'Facebook', icon: 'facebook', url: facebook },
  ]);
  expect(socialLinksOf({ ...page, socialLinks: [] })).toEqual([]);
});

// Servers, publishers, web servers and shells of other versions choose the same visitors.
test.each([
  ['shell', [4, 5, 6]],
  ['mfe_catalog', [2, 3, 4]],
  ['mfe_cart', [17, 18, 19]],
])('the canary of %s for 3 % reaches the visitors %j', (name, expected) => {
  const visitors = Array.from({ length: 100 }, (_, visitor) => visitor);
  expect(visitors.filter((visitor) => getsCanary(visitor, name, 3))).toEqual(expected);
});
