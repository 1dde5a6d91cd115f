/** A class of a CSS module is its own name in tests. */
module.exports = new Proxy(
  { __esModule: false },
  { get: (_target, name) => (name === '__esModule' ? false : String(name)) },
);
