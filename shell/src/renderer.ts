/** React's renderer, as the page has it (`sharedModules` in the builder). */
export { createRoot, hydrateRoot } from 'react-dom/client';
