/** Path of the calendar file of due dates. */
export const calendarPath = '/vencimentos.ics';

/** Paths that the site's own server must handle; all others are static files. */
export const serverPaths = ['/send_mail.php', '/observations', '/healthz'] as const;

/** The same, with those of later servers. */
export const dynamicPaths: readonly string[] = [...serverPaths, calendarPath];

/** Characters; the minimum that servers should support (RFC 9110, section 4.1). */
export const longestAddress = 8_000;

/** Path at which password managers look for the page to change a password (https://w3c.github.io/webappsec-change-password-url/). */
export const changePasswordPath = '/.well-known/change-password';
