/** The addresses that need this server: what else is served are files, which any web server can do. */
export const serverPaths = ['/send_mail.php', '/observations', '/healthz'] as const;
