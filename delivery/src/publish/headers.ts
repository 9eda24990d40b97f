import { createHash } from 'node:crypto';
import { type Discovery, offersSignIn, type SiteConfig } from '@site/shared/contracts';
import { inlineScript } from '../render';

/** https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy */
export function securityHeaders(config: SiteConfig, discovery: Discovery): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, discovery),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

function contentSecurityPolicy(config: SiteConfig, discovery: Discovery): string {
  const remotes = originsOf(
    Object.values(discovery.microFrontends)
      .flat()
      .flatMap(({ url, fallbackUrl = '' }) => [url, fallbackUrl]),
  );
  const local = config.preview ? ['http://localhost:*', 'http://127.0.0.1:*'] : [];
  const remotesAndLocal = [...remotes, ...local];
  // Development servers send updates of code that a preview loads from them (`?remote=`).
  const updates = config.preview ? ['ws://localhost:*', 'ws://127.0.0.1:*'] : [];
  const mail = originsOf([config.mailEndpoint]);
  const observations = originsOf([config.observationsEndpoint ?? '']);
  const signIn = signInSources(config);
  const digest = `'sha256-${createHash('sha256').update(inlineScript()).digest('base64')}'`;
  const defaults = ["'self'", ...local];
  const directives = {
    'default-src': defaults,
    'script-src': ["'self'", digest, ...signIn.script, ...remotesAndLocal],
    // Each page's own policy (`stylePolicy`) lists its inline styles.
    'style-src': ["'self'", "'unsafe-inline'", ...remotesAndLocal],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', ...remotesAndLocal],
    'font-src': ["'self'", ...remotesAndLocal],
    'connect-src': ["'self'", ...signIn.connect, ...mail, ...observations, ...remotesAndLocal, ...updates],
    'frame-src': signIn.frame.length > 0 ? signIn.frame : defaults,
    'form-action': ["'self'", ...mail],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...signIn.trustedTypes],
  };
  const [first = '', ...others] = Object.entries(directives).map(([name, values]) =>
    [name, ...new Set(values)].join(' '),
  );
  // Directives equal to `default-src` are redundant.
  const fallback = first.replace('default-src', '');
  return [
    first,
    ...others.filter((text) => !/^(?:font|connect|frame)-src/.test(text) || !text.endsWith(`-src${fallback}`)),
  ].join('; ');
}

/** On an `https` page, a host without a scheme means `https` alone. */
function signInSources(config: SiteConfig) {
  if (!offersSignIn(config)) return { script: [], connect: [], frame: [], trustedTypes: [] };
  const { firebase, authEmulatorUrl } = config;
  const emulator = isLocal(authEmulatorUrl) ? [] : [authEmulatorUrl];
  return {
    // Google's script opens the sign-in popup, which has its own policies.
    script: ['apis.google.com'],
    trustedTypes: ['gapi#gapi', 'goog#html'],
    connect: firebase ? ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'] : emulator,
    frame: firebase ? [firebase.authDomain] : emulator,
  };
}

const isLocal = (url: string) => /^http:\/\/(?:localhost|127\.0\.0\.1):/.test(url);

function originsOf(urls: readonly string[]): string[] {
  return urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
}
