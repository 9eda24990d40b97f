import { host } from '@site/delivery/webpack';

// What the shell's own pages alone look like: nobody means to come to one, and every other page would bring it first.
export default host(import.meta.dirname, /\/(Button|Container|NotFoundPage|PageUnavailable)\.module\.css$/);
