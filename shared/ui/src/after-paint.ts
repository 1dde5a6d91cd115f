/** Runs something once the next frame is on the screen, in a task of its own: what a press shows comes before what it begins. */
export const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));
