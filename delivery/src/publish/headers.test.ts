import { createHash } from 'node:crypto';
import type { Discovery, SiteConfig } from '@site/shared/contracts';
import { headScript, startScript } from '../render';
import { deployed, discoveryOf, sampleFirebase as firebase, sampleConfig as previewConfig } from '../testing/sample';
import { securityHeaders } from './headers';

const sampleConfig: SiteConfig = { ...previewConfig, preview: false };

const own = discoveryOf({ mfe_cart: [deployed('/mfe-cart/1/remoteEntry.js', '1')] });

/** The values of each directive. */
function policy(config: SiteConfig = sampleConfig, discovery: Discovery = own): Record<string, string[]> {
  const text = securityHeaders(config, discovery)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('scripts are ours, the inline ones known by their digests, and with sign-in Google’s for its popup', () => {
  const [first, last] = [headScript, startScript].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(policy()['script-src']).toEqual(["'self'", first, last]);
  expect(policy({ ...sampleConfig, firebase })['script-src']).toEqual(["'self'", first, last, 'apis.google.com']);
});

test('no inline script but those, nothing evaluated, nothing framed', () => {
  const headers = securityHeaders(sampleConfig, own);
  const others = Object.entries(policy()).filter(([name]) => name !== 'style-src');
  expect(others.flat(2).join(' ')).not.toMatch(/unsafe-|\*|https:(?!\/\/)/);
  expect(policy()).toMatchObject({
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
  expect(headers).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}/),
  });
});

test('inline style sheets are left to each page’s own policy, style attributes to nobody', () => {
  expect(policy()).toMatchObject({ 'style-src': ["'self'", "'unsafe-inline'"], 'style-src-attr': ["'none'"] });
});

test('a site for visitors without a Firebase project names nobody for sign-in', () => {
  expect(Object.values(policy()).flat().join(' ')).not.toMatch(/localhost|127\.0\.0\.1|google|http/);
});

test('previews let sign-in talk to the emulator, wherever it is', () => {
  const local = ["'self'", 'http://localhost:*', 'http://127.0.0.1:*'];
  expect(policy(previewConfig)).toMatchObject({ 'default-src': local });
  expect(policy(previewConfig)).not.toHaveProperty('connect-src');
  expect(policy({ ...previewConfig, authEmulatorUrl: 'http://sign-in.test:9099' })).toMatchObject({
    'connect-src': ["'self'", 'http://sign-in.test:9099', ...local.slice(1)],
    'frame-src': ['http://sign-in.test:9099'],
  });
});

test('with a Firebase project sign-in talks to Firebase, and not to the emulator', () => {
  expect(policy({ ...sampleConfig, firebase })).toMatchObject({
    'connect-src': ["'self'", 'identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
    'frame-src': ['site.firebaseapp.com'],
  });
});

test('text becomes no HTML and no code, but by the one policy of each page, and those of Google’s popup', () => {
  expect(policy()).toMatchObject({ 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] });
  expect(policy({ ...sampleConfig, firebase })['trusted-types']).toEqual(['default', 'gapi#gapi', 'goog#html']);
});

test('what the directive for all the others says is not said again', () => {
  for (const config of [sampleConfig, previewConfig]) {
    // What forms lead to has no such directive.
    const { 'default-src': defaults, 'form-action': _, ...others } = policy(config);
    expect(Object.values(others)).not.toContainEqual(defaults);
  }
});

test('mail that another host takes may be sent there', () => {
  const config = { ...sampleConfig, mailEndpoint: 'https://mail.example.com/send_mail.php' };
  expect(policy(config)['connect-src']).toContain('https://mail.example.com');
  expect(policy(config)['form-action']).toEqual(["'self'", 'https://mail.example.com']);
  expect(policy()['form-action']).toEqual(["'self'"]);
});

test('what pages observe may be told to another host', () => {
  const told = (observationsEndpoint: string | null) => policy({ ...sampleConfig, observationsEndpoint });
  expect(told('https://watch.example.com/observations')['connect-src']).toEqual([
    "'self'",
    'https://watch.example.com',
  ]);
  expect(told('/observations')).toEqual(told(null));
});

test('remotes on other origins may bring scripts, styles, pictures and fonts; so may the versions before them', () => {
  const remote = deployed('https://cart.example.com/2/remoteEntry.js', '2', {
    fallbackUrl: 'https://old.example.com/1/remoteEntry.js',
  });
  const directives = policy(sampleConfig, discoveryOf({ mfe_cart: [remote, remote] }));
  for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
    expect(directives[name]?.slice(-2)).toEqual(['https://cart.example.com', 'https://old.example.com']);
  }
});

test('so may a canary', () => {
  const canary = deployed('https://next.example.com/3/remoteEntry.js', '3', {
    deployment: { traffic: 10, default: false },
  });
  const live = deployed('/mfe-cart/2/remoteEntry.js', '2');
  const directives = policy(sampleConfig, discoveryOf({ mfe_cart: [live, canary] }));
  expect(directives['script-src']?.at(-1)).toBe('https://next.example.com');
  expect(directives['style-src']).toEqual(["'self'", "'unsafe-inline'", 'https://next.example.com']);
});

test('on previews, and there alone, parts may come from servers on the visitor’s own machine', () => {
  const local = ['http://localhost:*', 'http://127.0.0.1:*'];
  for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
    const sources = (config: SiteConfig) => policy(config)[name] ?? policy(config)['default-src'];
    expect(sources(previewConfig)).toEqual(expect.arrayContaining(local));
    for (const it of local) expect(sources(sampleConfig)).not.toContain(it);
  }
});
