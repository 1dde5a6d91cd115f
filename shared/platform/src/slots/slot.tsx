import type { SlotName, Slots } from '@tapnook/contracts';
import {
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { usePlatform } from '../context.ts';
import { restoreTypedInput, restoreActiveField } from '../remote/input-replay.ts';
import { RemoteBoundary } from '../remote/remote-boundary.tsx';
import { RemoteProviders } from '../remote/remote-root.tsx';
import { errorDetail } from '../telemetry/error-detail.ts';
import { isForeignDomError, MAX_FOREIGN_DOM_RESTARTS } from '../telemetry/foreign-dom.ts';
import type { LoadedSlot } from './slot-host.ts';

const WORDS = {
  'en-US': {
    failed: 'This app did not load.',
    kept: 'You can read this app, but its buttons did not load.',
    offline: 'You’re offline. This app opens once there is a signal.',
    retry: 'Try again',
  },
  'zh-HK': {
    failed: '這部分未能載入。',
    kept: '這部分可以閱讀，但按鈕未能載入。',
    offline: '你已離線，恢復連線後便會打開此部分。',
    retry: '重試',
  },
} as const;

/**
 * Told the element that stands now: after a press on "Try again" the focus goes there, for the
 * button is gone.
 */
type OnStand = (element: HTMLElement | null) => void;
interface ContentProps {
  readonly name: string;
  readonly props: object;
  readonly onStand: OnStand;
}
const SlotContent = ({
  name,
  slot,
  props,
  onStand,
}: ContentProps & { readonly slot: LoadedSlot }): ReactElement => {
  const platform = usePlatform();
  const { Component: Content } = slot.definition;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => onStand(place.current), [onStand]);
  useLayoutEffect(() => {
    if (place.current) restoreActiveField(place.current);
  }, []);
  // Hydration leaves attributes as the server wrote them, which may have been of a version that did
  // not load here.
  useEffect(() => {
    if (!place.current) return;
    place.current.setAttribute('data-app-version', slot.version);
    restoreTypedInput(place.current);
    platform.slots.shown?.(place.current);
  }, [platform, slot.version]);
  return (
    <RemoteProviders platform={platform} namespace={slot.namespace}>
      <div
        ref={place}
        data-app={slot.owner}
        data-app-version={slot.version}
        data-slot={name}
        className="tn-slot"
      >
        <Content {...props} />
      </div>
    </RemoteProviders>
  );
};

const Awaited = ({
  promise,
  ...content
}: ContentProps & { readonly promise: Promise<LoadedSlot> }): ReactElement => (
  <SlotContent {...content} slot={use(promise)} />
);

/**
 * The server's own element, kept while its script has not come. React gives up markup that it could
 * not take over when something above it changes (the address, for one); without this the section
 * would be empty until its script came.
 */
const ServerMarkup = ({ element }: { element: Element }): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.append(element), [element]);
  return <div ref={place} className="tn-slot-server-markup" />;
};

/**
 * What stands when no version works: what the server rendered, which reads well and whose links
 * work, or nothing but the words. It is tried again by itself when there is a signal.
 */
const SlotFailed = ({
  element,
  onPress,
  onStand,
  retry,
}: {
  readonly element: Element | undefined;
  readonly onPress: () => void;
  readonly onStand: OnStand;
  readonly retry: () => void;
}): ReactElement => {
  const words = WORDS[usePlatform().locale];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => onStand(button.current), [onStand]);
  useEffect(() => {
    // Whoever has the focus on the button keeps it, as after a press.
    const come = (): void => (document.activeElement === button.current ? onPress : retry)();
    addEventListener('online', come);
    return () => removeEventListener('online', come);
  }, [retry, onPress]);
  return (
    <>
      {element && <ServerMarkup element={element} />}
      <div className="tn-slot-failed" role="alert">
        <p>{element ? words.kept : navigator.onLine ? words.failed : words.offline}</p>
        <button ref={button} type="button" onClick={onPress}>
          {words.retry}
        </button>
      </div>
    </>
  );
};

type SlotProps<Name extends SlotName> = {
  readonly name: Name;
  readonly fallback?: ReactNode;
  readonly ornament?: boolean;
} & (Record<string, never> extends Slots[Name]
  ? { readonly props?: Slots[Name] }
  : { readonly props: Slots[Name] });

/** Props of a slot are plain data. */
const sameSlot = <Name extends SlotName>(
  before: SlotProps<Name>,
  after: SlotProps<Name>,
): boolean =>
  before.name === after.name && JSON.stringify(before.props) === JSON.stringify(after.props);

const SlotPlace = <Name extends SlotName>({
  name,
  props,
  fallback = null,
  ornament = false,
}: SlotProps<Name>): ReactElement => {
  const { slots, telemetry } = usePlatform();
  const [mounted, setMounted] = useState(() => slots.rendered(name));
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const foreignErrors = useRef(0);
  const pressed = useRef(false);
  const press = useCallback(() => {
    pressed.current = true;
    again();
  }, [again]);
  const onStand = useCallback<OnStand>((element) => {
    const sought = pressed.current && document.activeElement === document.body;
    pressed.current = false;
    if (!sought || !element) return;
    if (element.localName !== 'button') element.setAttribute('tabindex', '-1');
    element.focus();
  }, []);
  // The first render must equal the server's; only then may the slot load.
  // oxlint-disable-next-line react/set-state-in-effect -- the load comes after it
  useEffect(() => setMounted(true), []);
  const slotProps = (props ?? {}) as object;
  const serverMarkup = slots.serverMarkup?.(name, JSON.stringify(slotProps));
  const onError = (error: unknown): void => {
    if (isForeignDomError(error)) {
      foreignErrors.current += 1;
      if (foreignErrors.current <= MAX_FOREIGN_DOM_RESTARTS) again();
      return;
    }
    telemetry.record({
      kind: 'render-error',
      app: slots.peek(name)?.owner,
      version: slots.peek(name)?.version,
      detail: `${name}: ${errorDetail(error)}`,
    });
    if (slots.failed(name)) again();
  };
  const ready = slots.peek(name);
  if (!mounted) return <>{fallback}</>;
  return (
    <RemoteBoundary
      key={attempt}
      onError={onError}
      // oxlint-disable-next-line react/no-unstable-nested-components -- called, not mounted
      fallback={() =>
        ornament ? (
          serverMarkup ? (
            <ServerMarkup element={serverMarkup} />
          ) : (
            fallback
          )
        ) : (
          <SlotFailed element={serverMarkup} onPress={press} onStand={onStand} retry={again} />
        )
      }
    >
      <Suspense fallback={serverMarkup ? <ServerMarkup element={serverMarkup} /> : fallback}>
        {ready ? (
          <SlotContent name={name} slot={ready} props={slotProps} onStand={onStand} />
        ) : (
          <Awaited name={name} promise={slots.load(name)} props={slotProps} onStand={onStand} />
        )}
      </Suspense>
    </RemoteBoundary>
  );
};

/**
 * A piece that another remote gives. Rendered on the server when it was ready there; otherwise
 * `fallback` holds its place until the browser has it. When it fails, its last good version is
 * tried; then the server's markup stays with a note and a retry, or a placeholder with a retry
 * where there is none. An `ornament`, such as a count beside a name, says nothing then: its
 * `fallback` stays, if it has one. It renders again only when its data change: markup that still
 * waits for its script would be thrown away otherwise.
 */
export const Slot = memo(SlotPlace, sameSlot) as typeof SlotPlace;
