const FRAME = /\/remotes\/[\w-]+\/[\w.-]+\/[^\s?#:()]+:\d+:\d+/g;
const FRAMES = 2;

/**
 * An error in the words of telemetry: what it says, and where in our published files it was thrown,
 * as `/remotes/{app}/{version}/{file}:{line}:{column}`. The registry, which holds the source maps,
 * reads the place.
 */
export const errorDetail = (error: unknown): string => {
  const places =
    error instanceof Error ? [...(error.stack ?? '').matchAll(FRAME)].map(([place]) => place) : [];
  return [String(error), ...places.slice(0, FRAMES)].join(' @ ');
};
