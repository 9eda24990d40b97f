/** Page before hydration: attributes of its HTML, shared state, early input of the visitor. */
export { EarlyCartLines } from './EarlyCartLines';
export { type CheckedField, checkedFields, showMessage } from './earlyForm';
export { loadChecked } from './loadChecked';
export { onIdle } from './onIdle';
export * from './page';
export * from './protocol';
export { useEarlyState } from './useEarlyState';
export { useEarlyView } from './useEarlyView';
