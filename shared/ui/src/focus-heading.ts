/** Puts the focus on the heading of the page, where what had it is gone. */
export const focusHeading = (): void => {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
};
