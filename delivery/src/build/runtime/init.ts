interface WebpackRequire {
  readonly federation: {
    readonly initOptions: object;
    readonly runtime: { init(options: object): unknown };
  };
}

/** Unlike the bundler runtime's `init`, prepares no tree-shaking of shared modules by a server. */
export function init({ webpackRequire: { federation } }: { readonly webpackRequire: WebpackRequire }): unknown {
  return federation.runtime.init(federation.initOptions);
}
