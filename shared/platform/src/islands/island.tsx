import {
  createContext,
  Suspense,
  use,
  useEffect,
  useState,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { createGate, watchIsland, type Gate } from './gate.ts';

/**
 * Whether the browser is taking over a page that the server wrote; null on the server, which
 * renders every island.
 */
export const IslandsContext = createContext<RefObject<boolean> | null>(null);

/** Leaves the server's markup below it untouched while the gate is closed. */
const Gated = ({ gate, children }: { gate: Gate; children: ReactNode }): ReactElement => {
  use(gate.opened);
  return <>{children}</>;
};

export interface IslandProps {
  readonly children: ReactNode;
}

/**
 * A section below the first view. It stays as the server made it, without any of its components
 * having run, until it comes near the screen or somebody presses, types or puts the focus there;
 * that press is delivered. Whatever renders it again takes it over as well, since its markup may be
 * out of date then. Made in the browser, it is an ordinary section.
 *
 * Nothing in it may be needed before it is seen: no slots, no effects that the rest of the page
 * waits for.
 */
export const Island = ({ children }: IslandProps): ReactElement => {
  const isServerMarkup = use(IslandsContext);
  const [gate] = useState(() => createGate(!isServerMarkup?.current));
  const place = useRef<HTMLDivElement>(null);
  // Rendered again by what stands above it: React would otherwise throw away markup that still
  // waits.
  if (gate.isWatched) gate.open();
  useEffect(() => (place.current ? watchIsland(gate, place.current) : undefined), [gate]);
  return (
    <div ref={place} className="tn-island">
      <Suspense fallback={null}>
        <Gated gate={gate}>{children}</Gated>
      </Suspense>
    </div>
  );
};
