import { createHash } from 'node:crypto';
import type { Discovery, SiteConfig } from '@site/shared/contracts';
import { inlineScript } from '../render';
import { deployed, discoveryOf, sampleFirebase as firebase, sampleConfig as preview } from '../testing/sample';
import { securityHeaders } from './headers';

const visitors: SiteConfig = { ...preview, preview: false };
const withFirebase = { ...visitors, firebase };
const own = discoveryOf({ mfe_cart: [deployed('/mfe-cart/1/remoteEntry.js', '1')] });

/** Parses the policy into the values of each directive. */
function policy(config: SiteConfig = visitors, discovery: Discovery = own): Record<string, string[]> {
  const text = securityHeaders(config, discovery)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

const inline = `'sha256-${createHash('sha256').update(inlineScript()).digest('base64')}'`;
const self = "'self'";
const local = ['http://localhost:*', 'http://127.0.0.1:*'];
const updates = ['ws://localhost:*', 'ws://127.0.0.1:*'];

test.each<[string, SiteConfig, Record<string, string[]>]>([
  [
    'scripts come from the site, the inline one by its digest; frames, plug-ins and HTML from texts are forbidden',
    visitors,
    {
      'default-src': [self],
      'script-src': [self, inline],
      // Each page's own policy lists its inline style sheets.
      'style-src': [self, "'unsafe-inline'"],
      'style-src-attr': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': [self],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['default'],
    },
  ],
  [
    'with a Firebase project, sign-in may reach Firebase and Google’s popup script, but not the emulator',
    withFirebase,
    {
      'script-src': [self, inline, 'apis.google.com'],
      'connect-src': [self, 'identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
      'frame-src': ['site.firebaseapp.com'],
      'trusted-types': ['default', 'gapi#gapi', 'goog#html'],
    },
  ],
  [
    'a preview reaches the emulator and development servers on this machine, and gets their updates',
    preview,
    {
      'default-src': [self, ...local],
      'script-src': [self, inline, 'apis.google.com', ...local],
      'style-src': [self, "'unsafe-inline'", ...local],
      'img-src': [self, 'data:', ...local],
      'connect-src': [self, ...local, ...updates],
    },
  ],
  [
    'a preview lets sign-in reach an emulator at another address',
    { ...preview, authEmulatorUrl: 'http://sign-in.test:9099' },
    {
      'connect-src': [self, 'http://sign-in.test:9099', ...local, ...updates],
      'frame-src': ['http://sign-in.test:9099'],
    },
  ],
  [
    'forms and scripts may send mail to a mail endpoint on another host',
    { ...visitors, mailEndpoint: 'https://mail.example.com/send_mail.php' },
    { 'connect-src': [self, 'https://mail.example.com'], 'form-action': [self, 'https://mail.example.com'] },
  ],
  [
    'pages may send observations to another host',
    { ...visitors, observationsEndpoint: 'https://watch.example.com/observations' },
    { 'connect-src': [self, 'https://watch.example.com'] },
  ],
])('%s', (_what, config, directives) => {
  expect(policy(config)).toMatchObject(directives);
});

test('without Firebase the policy of a site for visitors names no sign-in origin and allows no eval', () => {
  expect(Object.values(policy()).flat().join(' ')).not.toMatch(/localhost|127\.0\.0\.1|google|http/);
  expect(policy({ ...visitors, observationsEndpoint: '/observations' })).toEqual(policy());
  const others = Object.entries(policy()).filter(([name]) => name !== 'style-src');
  expect(others.flat(2).join(' ')).not.toMatch(/unsafe-|\*|https:(?!\/\/)/);
});

test('live, fallback and canary releases on other origins may load scripts, styles, pictures and fonts', () => {
  const remote = deployed('https://cart.example.com/2/remoteEntry.js', '2', {
    fallbackUrl: 'https://old.example.com/1/remoteEntry.js',
  });
  const canary = deployed('https://next.example.com/3/remoteEntry.js', '3', {
    deployment: { traffic: 10, default: false },
  });
  const directives = policy(visitors, discoveryOf({ mfe_cart: [remote, canary, remote] }));
  const origins = ['cart', 'old', 'next'].map((name) => `https://${name}.example.com`);
  for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])
    expect(directives[name]?.slice(-3)).toEqual(origins);
});

test('the other security headers are set for every response', () => {
  expect(securityHeaders(visitors, own)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
});
