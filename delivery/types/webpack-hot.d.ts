/** Hot module replacement (https://webpack.js.org/api/hot-module-replacement/), as far as we use it. */
interface ImportMeta {
  readonly webpackHot?: {
    status(): string;
    /** @returns the modules that were replaced; null where there is no update to be had */
    check(autoApply: boolean): Promise<readonly (string | number)[] | null>;
  };
}

/** Hash of the build that this code is of, or was brought up to. */
declare const __webpack_hash__: string;
