import { createHash } from 'node:crypto';
import { beforeFirstPaint, type Discovery, type SiteConfig } from '@site/shared/contracts';
import { startScript } from '../render';

/**
 * The security headers of every answer: the one source for whatever serves the site.
 * https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Content-Security-Policy
 */
export function securityHeaders(config: SiteConfig, discovery: Discovery): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, discovery),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
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
  // Where a team's own server may take the place of its releases, in the browser of whoever asks for it.
  const remotesAndLocal = config.preview ? [...remotes, 'http://localhost:*', 'http://127.0.0.1:*'] : remotes;
  const mail = originsOf([config.mailEndpoint]);
  const observations = originsOf([config.observationsEndpoint ?? '']);
  const signIn = config.firebase
    ? {
        connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
        frame: [`https://${config.firebase.authDomain}`],
      }
    : { connect: [config.authEmulatorUrl], frame: [config.authEmulatorUrl] };
  const inlineScripts = [beforeFirstPaint, startScript].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const directives = {
    'default-src': ["'self'"],
    // Google's own script opens the sign-in popup.
    'script-src': ["'self'", ...inlineScripts, 'https://apis.google.com', ...remotesAndLocal],
    // Which of the inline ones, each page's own policy says (`stylePolicy`): here they would change with every deployment.
    'style-src': ["'self'", "'unsafe-inline'", ...remotesAndLocal],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', ...remotesAndLocal],
    'font-src': ["'self'", ...remotesAndLocal],
    'connect-src': ["'self'", ...signIn.connect, ...mail, ...observations, ...remotesAndLocal],
    'frame-src': signIn.frame,
    'form-action': ["'self'", ...mail],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Origins of the absolute ones among some URLs. */
function originsOf(urls: readonly string[]): string[] {
  return urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
}
