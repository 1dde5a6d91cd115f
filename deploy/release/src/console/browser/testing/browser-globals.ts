/** What the charts ask for as they are loaded, and what jsdom lacks. */
Object.assign(globalThis, {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
});
