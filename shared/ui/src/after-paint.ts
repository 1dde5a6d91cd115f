/** A page that nobody sees draws no frames: what was begun there goes on after this time. */
const NO_FRAME_MS = 250;

/**
 * Runs something once the next frame is on the screen, in a task of its own: what a press shows
 * comes before what it begins.
 */
export const afterPaint = (run: () => void): void => {
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, NO_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(run);
  });
};
