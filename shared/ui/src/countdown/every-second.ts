const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls back each second, together with all that asked for it: clocks on one page change in one
 * frame. Returns how to stop it.
 */
export const everySecond = (read: () => void): (() => void) => {
  readers.add(read);
  timer ??= setInterval(() => {
    for (const reader of readers) reader();
  }, 1000);
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
};
