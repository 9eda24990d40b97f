type Runtime = typeof import('react-refresh/runtime');

/** Name of the package; webpack puts it in. */
declare const PACKAGE: string;

/** The page's (`developmentPage.ts`). */
const runtime = (globalThis as unknown as Readonly<Record<symbol, Runtime>>)[
  Symbol.for('react-refresh/runtime')
] as Runtime;

/** Two packages may each bring a file of `shared`, under the same name. */
export const register: Runtime['register'] = (type, id) => runtime.register(type, `${PACKAGE} ${id}`);

export const { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, performReactRefresh } =
  runtime;

/** The page has done that, before React came. */
export const injectIntoGlobalHook = () => {};
