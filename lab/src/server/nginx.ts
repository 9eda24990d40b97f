import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { matching } from '@site/delivery/publish';
import type { SiteFolder } from '@site/delivery/repository';
import { documentHeaders, partOfPages } from '@site/shared/serving';

/** The configuration of Debian's nginx, with one worker, for the files of a site, with the same headers. */
export async function nginxConfiguration(site: SiteFolder, port: number, folder: string): Promise<string> {
  const headers: Record<string, string> = JSON.parse(await readFile(path.join(site.current, 'headers.json'), 'utf8'));
  // As this server does, with nothing that says something of documents alone where there is none.
  const lines = Object.entries(headers).flatMap(([name, value], index) =>
    documentHeaders.includes(name.toLowerCase())
      ? [
          `  map $sent_http_content_type $header${index} { default ${JSON.stringify(value)}; ${matching(partOfPages)} ""; }`,
          `  add_header ${name} $header${index};`,
        ]
      : [`  add_header ${name} ${JSON.stringify(value)};`],
  );
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  keepalive_requests 1000000000;
${lines.join('\n')}
  server {
    listen 127.0.0.1:${port};
    root ${site.public};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
}
