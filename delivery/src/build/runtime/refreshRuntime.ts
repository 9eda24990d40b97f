type Runtime = typeof import('react-refresh/runtime');

/** Defined by webpack. */
declare const PACKAGE: string;

/** Set by `developmentPage.ts`. */
const runtime = (globalThis as unknown as Readonly<Record<symbol, Runtime>>)[
  Symbol.for('react-refresh/runtime')
] as Runtime;

/** The package is part of the id: several packages contain the same files of `shared`. */
export const register: Runtime['register'] = (type, id) => runtime.register(type, `${PACKAGE} ${id}`);

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  runtime;

/** Stub: `developmentPage.ts` has injected the hook already. */
export const injectIntoGlobalHook = () => {};
