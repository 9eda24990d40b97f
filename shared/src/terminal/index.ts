export { isProgrammingError } from './isProgrammingError';
export { textTable } from './textTable';
