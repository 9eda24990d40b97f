import { host } from '@site/delivery/webpack';

// Styles of the shell's own pages (404, errors): rarely seen, so no other page loads them first.
export default host(import.meta.dirname, /\/(Button|Container|NotFoundPage|PageUnavailable)\.module\.css$/);
