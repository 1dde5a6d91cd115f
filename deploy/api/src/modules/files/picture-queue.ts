import { availableParallelism } from 'node:os';

/** Runs at most so many at once, in the order they came. */
const createQueue = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};

/**
 * All decoding and encoding of a process. Passwords are hashed on the same four threads of Node, so
 * pictures take two at most; and one processor stays free for answers, since a shop's first page
 * view asks for forty pictures that nobody has made yet.
 */
export const queuePictureWork = createQueue(Math.max(1, Math.min(2, availableParallelism() - 1)));
