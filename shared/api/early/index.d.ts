/**
 * Page before hydration: attributes of its HTML, state shared by scripts of several packages, and early input of the visitor.
 */
export { type CheckedField, checkedFields, showMessage } from './earlyForm';
export { onIdle } from './onIdle';
export * from './page';
export * from './protocol';
export { useEarlyState } from './useEarlyState';
export { useEarlyView } from './useEarlyView';
