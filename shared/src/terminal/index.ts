export { errorText } from './errorText';
export { isProgrammingError } from './isProgrammingError';
export { oneLine } from './oneLine';
export { printable } from './printable';
export { textTable } from './textTable';
