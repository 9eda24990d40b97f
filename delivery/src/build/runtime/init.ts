/** Subset of `__webpack_require__` that an entry needs to start. */
interface WebpackRequire {
  readonly federation: {
    readonly initOptions: object;
    readonly runtime: { init(options: object): unknown };
  };
}

/** Replaces the bundler runtime's `init`, which also prepares tree-shaking of shared modules by a server, unused here. */
export function init({ webpackRequire: { federation } }: { readonly webpackRequire: WebpackRequire }): unknown {
  return federation.runtime.init(federation.initOptions);
}
