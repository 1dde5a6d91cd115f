export interface Heartbeat {
  /** A page is in hand. */
  begin(): void;
  /** A page left it. */
  end(): void;
}

/** Beats while pages are in hand; a process at rest wakes nobody. */
export const createHeartbeat = (beat: () => void, everyMs: number): Heartbeat => {
  // Bundles can put others in the place of these.
  const [start, stop] = [setInterval, clearInterval];
  let pages = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    begin: () => {
      pages += 1;
      timer ??= start(beat, everyMs);
    },
    end: () => {
      pages -= 1;
      if (pages > 0) return;
      stop(timer);
      timer = undefined;
    },
  };
};
