/** Modules of Node that reach nothing outside a process; the renderer gives releases no others (`sandbox/child.mjs`). */
export const harmlessModules =
  /^(node:)?(assert|async_hooks|buffer|crypto|events|path|querystring|stream|stream\/web|string_decoder|url|util|zlib)$/;
