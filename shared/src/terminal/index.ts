export { isProgrammingError } from './isProgrammingError';
export { printable } from './printable';
export { textTable } from './textTable';
