import path from 'node:path';
import {
  cachePolicy,
  contentTypes,
  documentHeaders,
  errorPage,
  longestAddress,
  partOfPages,
  serverPaths,
} from '@site/shared/serving';
import type { SiteFolder } from '../../repository';
import type { HostedSite } from './hostedSite';
import { canaryMaps } from './nginxCanaries';
import { map, matching, quoted } from './nginxText';

export interface NginxOptions {
  readonly site: SiteFolder;
  readonly hosted: HostedSite;
  /** Folder that the files are written to: they name each other by it. */
  readonly folder: string;
  /** Name of the site's host. */
  readonly host: string;
  /** Where the site's own server takes messages, such as `127.0.0.1:3000`. */
  readonly server: string;
  /** Whether nginx has the module that sends `.br` files (Debian: libnginx-mod-http-brotli-static). */
  readonly brotli: boolean;
}

/** Statuses that nginx answers before any of our rules, and the page for each. 494 is its own for headers too large. */
const earlyErrors = [
  { when: 400, status: 400 },
  { when: 414, status: 414 },
  { when: 494, status: 431 },
] as const;

/**
 * The files of a configuration that answers as the site's own server does (`server/README.md`), by name:
 * `maps.conf` for nginx's `http`, `site.conf` for a `server` in it, and `example.conf`, which includes both.
 *
 * Pages and files are found through the link `current` with every request: publishing needs no reload. What stands
 * in these files does: the headers, and who gets which canary.
 *
 * @throws HostingError for headers that nginx can't send
 */
export function nginxConfig(options: NginxOptions): Record<string, string> {
  return {
    'maps.conf': maps(options),
    'site.conf': rules(options),
    'example.conf': example(options),
    ...Object.fromEntries(earlyErrors.map(({ status }) => [`errors/${status}.html`, errorPage(status)])),
  };
}

const origin = '# Made by `npm run hosting -- nginx`, and made again with the next publication: change nothing here.';

/** An empty segment, or one that begins with a dot, in the text of a request; at the beginning `.well-known` may. */
const hiddenSegments = [/^(?!\/\.well-known(?:[/?]|$))[^?]*\/(?:\/|\.|%2e)/i, /^\/\.well-known[^?]*\/(?:\/|\.|%2e)/i];
/** https://www.w3.org/International/questions/qa-forms-utf-8 */
const utf8 =
  /^(?:[^\x80-\xFF]|[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2})*$/;

function maps({ hosted, server }: NginxOptions): string {
  return `${origin}
# For nginx's \`http\` block.

# Addresses of pages are keys of maps.
map_hash_max_size 65536;
map_hash_bucket_size 512;

# Takes the messages of the contact form.
upstream site_server {
  server ${server};
  keepalive 8;
}

# What is logged of a request: nothing of who sent it.
log_format site '$time_iso8601 $status $request_method $uri $body_bytes_sent B $request_time s';

# Only what is asked for by one of these is answered with a page or a file.
${map(
  '$request_method',
  '$site_wrong_method',
  [
    ['GET', '""'],
    ['HEAD', '""'],
  ],
  '1',
)}
# An address that could not be any: too long, with a slash or a zero byte in a name, or not UTF-8.
${map('$uri', '$site_text', [[matching(utf8), '""']], '400')}
${map(
  '$request_uri',
  '$site_address',
  [
    [matching(new RegExp(`^.{${longestAddress + 1}}`)), '414'],
    [matching(/^[^?]*(?:%2f|%5c|%00|\\)/i), '400'],
  ],
  '$site_text',
)}
# One that is never served: dot files, steps up the tree, the compressed forms of files.
${map('$uri', '$site_compressed', [[matching(/\.(?:br|gz)(?:\/|$)/), '418']])}
${map(
  '$request_uri',
  '$site_hidden',
  hiddenSegments.map((segment) => [matching(segment), '418'] as const),
  '$site_compressed',
)}
${map('$site_address', '$site_refused', [['""', '$site_hidden']], '$site_address')}
# The clean address of a page, made of the text of the request, in which a line's end is still encoded.
${map('$request_uri', '$site_clean', [
  [matching(/^\/index\.html\/?(?<site_query0>\?.*)?$/), '/$site_query0'],
  [matching(/^(?<site_page1>\/[^?]*?)\/index\.html\/?(?<site_query1>\?.*)?$/), '$site_page1$site_query1'],
  [matching(/^(?<site_page2>\/[^?]*?)\.html\/?(?<site_query2>\?.*)?$/), '$site_page2$site_query2'],
  [matching(/^(?<site_page3>\/[^?]+?)\/(?<site_query3>\?.*)?$/), '$site_page3$site_query3'],
])}
# An address that is a page's file by another spelling than the one above.
${map('$uri', '$site_page_file', [[matching(/\.html$/), '1']])}
# The folders above an address, which may have a page of their own for what is not there.
${[1, 2, 3, 4]
  .map((depth) =>
    map(
      '$uri',
      `$site_above_${depth}`,
      [[matching(new RegExp(`^(?<site_folder_${depth}>(?:/[^/]+){${depth}})`)), `$site_folder_${depth}`]],
      '"/-"',
    ),
  )
  .join('\n')}
# What says something of documents alone does not go with what is part of them.
${Object.entries(hosted.headers)
  .filter(([name]) => isOfDocuments(name))
  .map(([name, value]) =>
    map('$sent_http_content_type', documentVariable(name), [[matching(partOfPages), '""']], quoted(value)),
  )
  .join('\n')}
${canaryMaps(hosted)}`;
}

const isOfDocuments = (name: string) => documentHeaders.includes(name.toLowerCase());

const documentVariable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

function rules({ site, hosted, folder, brotli }: NginxOptions): string {
  const names = Object.keys(hosted.headers);
  const headers = Object.entries(hosted.headers).map(
    ([name, value]) => `add_header ${name} ${isOfDocuments(name) ? documentVariable(name) : quoted(value)} always;`,
  );
  return `${origin}
# For a \`server\` block of nginx.

# Read anew for every answer: to publish is to replace this link. No open_file_cache, which would remember where it led.
root ${quoted(site.current)};

server_tokens off;
merge_slashes off;
absolute_redirect off;
large_client_header_buffers 4 16k;

# What was compressed when it was published; nothing is compressed on the way.
gzip off;
gzip_static on;
${brotli ? 'brotli_static on;' : '# brotli_static on;  # with libnginx-mod-http-brotli-static and --brotli'}
# A file's tag is made of its time and size, and the publisher makes a page's time of its content.
etag on;
if_modified_since off;

types {
${Object.entries(contentTypes)
  .map(([suffix, type]) => `  ${quoted(type)} ${suffix.slice(1)};`)
  .join('\n')}
}
default_type application/octet-stream;

# Headers of every answer. The first come from the site (delivery/src/publish/headers.ts); the others are set below, or empty and not sent.
${headers.join('\n')}
set $site_cache ${cachePolicy.never};
set $site_varies "";
set $site_cors "";
set $site_allow "";
add_header Cache-Control $site_cache always;
add_header Vary $site_varies always;
add_header Access-Control-Allow-Origin $site_cors always;
add_header Allow $site_allow always;
add_header Last-Modified "" always;

${earlyErrors.map(({ when, status }) => `error_page ${when}${when === status ? '' : ` =${status}`} /.errors/${status}.html;`).join('\n')}
error_page 404 @missing_page;
error_page 405 @wrong_method;
error_page 418 =404 @hidden;

# Pages, and what lies beside them.
location / {
${refusals}
  if ($site_clean) {
    set $site_cache ${quoted(cachePolicy.alwaysAsk)};
    return 301 $site_clean;
  }
  if ($site_page_file) { return 404; }
  set $site_cache $site_page_cache;
  set $site_varies $site_page_vary;
  try_files /variants/$site_form$uri/index.html /public$uri/index.html /variants/$site_form$uri /public$uri =404;
}

# The nearest 404.html up the tree.
location @missing_page {
  etag off;
  set $site_cache $site_missing_cache;
  set $site_varies $site_missing_vary;
  try_files
${[4, 3, 2, 1].map((depth) => `    /variants/$site_missing_form$site_above_${depth}/404.html /public$site_above_${depth}/404.html`).join('\n')}
    /variants/$site_missing_form/404.html /public/404.html @nothing;
}

# Files of releases: each stays what it is, and pages of other hosts may load it.
location ~ ^/(?:shell|mfe-[^/]+)(?:/|$) {
${refusals}
  set $site_cors "*";
  set $site_cache ${quoted(cachePolicy.immutable)};
  set $site_varies "Accept-Encoding";
  try_files /public$uri @missing_file;
}

# The discovery file: for pages of other hosts too.
location = /frontend-discovery.json {
${refusals}
  set $site_cors "*";
  set $site_cache ${quoted(cachePolicy.alwaysAsk)};
  set $site_varies "Accept-Encoding";
  try_files /public$uri @missing_file;
}

${serverPaths.map((address) => proxied(address, names)).join('\n')}
${[
  ['@hidden', 404, 'Endereço inválido.'],
  ['@missing_file', 404, 'Arquivo não encontrado.'],
  ['@nothing', 404, 'Página não encontrada.'],
  ['@wrong_method', 405, 'Método não permitido.'],
  ['@too_large', 413, 'A mensagem é grande demais. Por favor, envie um texto menor.'],
  [
    '@server_is_away',
    503,
    'Não foi possível registrar a mensagem agora. Por favor, tente novamente em alguns minutos.',
  ],
]
  .map(([name, status, text]) => plain(String(name), Number(status), String(text)))
  .join('\n')}
# What is wrong with a request that can't be answered by a page of the site.
location ^~ /.errors/ {
  internal;
  etag off;
  gzip_static off;
${brotli ? '  brotli_static off;\n' : ''}  set $site_cache ${cachePolicy.never};
  alias ${quoted(`${path.join(folder, 'errors')}/`)};
}
`;
}

/** Of every address that is looked for in the site. */
const refusals = `  if ($site_wrong_method) { return 405; }
  if ($site_refused = 400) { return 400; }
  if ($site_refused = 414) { return 414; }
  if ($site_refused = 418) { return 418; }`;

/** An address that the site's own server answers; the headers of the site are nginx's to add. */
const proxied = (address: string, headers: readonly string[]) => `location = ${address} {
  set $site_cache "";
  client_max_body_size 1m;
  proxy_pass http://site_server;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $host;
  # One proxy, which says who asks: the server is told to believe it by TRUST_PROXY=1.
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
${headers.map((name) => `  proxy_hide_header ${name};`).join('\n')}
  error_page 413 @too_large;
  error_page 502 504 =503 @server_is_away;
}
`;

const plain = (name: string, status: number, text: string) => `location ${name} {
  set $site_cache ${cachePolicy.never};
  set $site_varies "";
${status === 405 ? '  set $site_allow "GET, HEAD";\n' : ''}  types {}
  default_type "text/plain; charset=utf-8";
  return ${status} ${quoted(text)};
}
`;

const example = ({ folder, host }: NginxOptions) => `${origin}
# To try it, or to copy: the addresses and certificates are yours.
include ${quoted(path.join(folder, 'maps.conf'))};

server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  access_log /var/log/nginx/site.log site;
  include ${quoted(path.join(folder, 'site.conf'))};
}
`;
