/** Page before hydration: attributes of its HTML, shared state, early input of the visitor. */
export { addCheckedLink } from './checkedLink';
export { EarlyCartLines } from './EarlyCartLines';
export { type CheckedField, checkedFields, showMessage } from './earlyForm';
export { onIdle } from './onIdle';
export * from './page';
export * from './protocol';
export { useEarlyState } from './useEarlyState';
export { useEarlyView } from './useEarlyView';
