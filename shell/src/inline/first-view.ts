/**
 * On the root while the first view of a page is coming: pictures below it wait (`base.css`).
 * A script sets it, so that nothing waits without them.
 */
export const markFirstView = (): void => {
  document.documentElement.dataset.firstView = '';
};
