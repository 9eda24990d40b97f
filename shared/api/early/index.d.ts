/**
 * What happens in a page before React has hydrated it: the attributes of its HTML, the state that scripts of several packages
 * share, and what the visitor has done meanwhile.
 */
export { type CheckedField, checkedFields, showMessage } from './earlyForm';
export { onIdle } from './onIdle';
export * from './page';
export * from './protocol';
export { useEarlyState } from './useEarlyState';
export { useEarlyView } from './useEarlyView';
