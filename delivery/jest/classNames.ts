/** Stub of CSS Modules: every class name is its own. */
export default new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
