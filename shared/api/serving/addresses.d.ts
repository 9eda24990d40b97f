/** The addresses that need the site's own server: what else is served are files, which any web server can do. */
export declare const serverPaths: readonly ["/send_mail.php", "/observations", "/healthz"];
/** Characters: what every server should take (RFC 9110, section 4.1), and more than any address of the site needs. */
export declare const longestAddress = 8000;
/** Where password managers send their users to change a password (https://w3c.github.io/webappsec-change-password-url/). */
export declare const changePasswordPath = "/.well-known/change-password";
