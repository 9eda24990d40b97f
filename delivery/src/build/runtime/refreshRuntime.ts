type Runtime = typeof import('react-refresh/runtime');

declare const PACKAGE: string;

const runtime = (globalThis as unknown as Readonly<Record<symbol, Runtime>>)[
  Symbol.for('react-refresh/runtime')
] as Runtime;

/** Several packages contain the same files of `shared`, so the id contains the package. */
export const register: Runtime['register'] = (type, id) => runtime.register(type, `${PACKAGE} ${id}`);

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  runtime;

/** `developmentPage.ts` has already injected the hook. */
export const injectIntoGlobalHook = () => {};
