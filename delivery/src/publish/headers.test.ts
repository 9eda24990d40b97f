import { createHash } from 'node:crypto';
import { beforeFirstPaint, type Discovery, type SiteConfig } from '@site/shared/contracts';
import { startScript } from '../render';
import { deployed, discoveryOf, sampleConfig as previewConfig } from '../testing/sample';
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

test('scripts are ours, the inline ones known by their digests, and Google’s for its popup', () => {
  const [first, last] = [beforeFirstPaint, startScript].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(policy()['script-src']).toEqual(["'self'", first, last, 'https://apis.google.com']);
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

test('without a Firebase project sign-in talks to the emulator', () => {
  expect(policy()).toMatchObject({
    'connect-src': ["'self'", 'http://localhost:9099'],
    'frame-src': ['http://localhost:9099'],
  });
});

test('with one it talks to Firebase, and not to the emulator', () => {
  const firebase = { apiKey: 'k', authDomain: 'site.firebaseapp.com', projectId: 'p', appId: 'a' };
  expect(policy({ ...sampleConfig, firebase })).toMatchObject({
    'connect-src': ["'self'", 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    'frame-src': ['https://site.firebaseapp.com'],
  });
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
    ...(policy()['connect-src'] ?? []),
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
    expect(policy(previewConfig)[name]).toEqual(expect.arrayContaining(local));
    expect(policy()[name]).not.toContain(local[0]);
    expect(policy()[name]).not.toContain(local[1]);
  }
});
