/** Paths that the site's own server must handle; all others are static files. */
export declare const serverPaths: readonly ["/send_mail.php", "/observations", "/healthz"];
/** Characters; the minimum that servers should support (RFC 9110, section 4.1). */
export declare const longestAddress = 8000;
/** Path at which password managers look for the page to change a password (https://w3c.github.io/webappsec-change-password-url/). */
export declare const changePasswordPath = "/.well-known/change-password";
