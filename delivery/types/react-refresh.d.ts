/** What we use of it (https://github.com/facebook/react/blob/main/packages/react-refresh/src/ReactFreshRuntime.js). */
declare module 'react-refresh/runtime' {
  interface Family {
    current: unknown;
  }
  export function injectIntoGlobalHook(globalObject: object): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown, key?: string) => unknown;
  export function getFamilyByType(type: unknown): Family | undefined;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): unknown;
}
