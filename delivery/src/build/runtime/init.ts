/** As much of webpack's `__webpack_require__` as an entry starts with. */
interface WebpackRequire {
  readonly federation: {
    readonly initOptions: object;
    readonly runtime: { init(options: object): unknown };
  };
}

/**
 * Instead of the bundler runtime's `init`, which also prepares the tree-shaking of shared modules by a server that knows
 * all remotes: nobody here has such a server.
 */
export function init({ webpackRequire: { federation } }: { readonly webpackRequire: WebpackRequire }): unknown {
  return federation.runtime.init(federation.initOptions);
}
