/** The addresses that need the site's own server: what else is served are files, which any web server can do. */
export const serverPaths = ['/send_mail.php', '/observations', '/healthz'] as const;

/** Characters: what every server should take (RFC 9110, section 4.1), and more than any address of the site needs. */
export const longestAddress = 8_000;

/** Where password managers send their users to change a password (https://w3c.github.io/webappsec-change-password-url/). */
export const changePasswordPath = '/.well-known/change-password';
