interface FlagDefinition {
  /** The app whose team turns it. */
  readonly app: string;
  /**
   * `release`: off until something is ready, and removed then. `kill-switch`: on, and turned off in
   * an emergency.
   */
  readonly kind: 'release' | 'kill-switch';
  /** What holds while the registry says nothing. */
  readonly fallback: boolean;
  readonly about: string;
}

/**
 * Every flag that code may ask for. The registry turns no other one, and code that asks for another
 * one does not compile. A flag leaves this list together with the last place that asks for it.
 */
export const FLAGS = {
  'chat-widget': {
    app: 'shell',
    kind: 'kill-switch',
    fallback: true,
    about: 'The chat of another company, in a frame on every page.',
  },
} as const satisfies Readonly<Record<string, FlagDefinition>>;
export type FlagName = keyof typeof FLAGS;

export const flagDefinition = (name: string): FlagDefinition | undefined =>
  Object.hasOwn(FLAGS, name) ? FLAGS[name as FlagName] : undefined;

/** Whether a flag is on for this page load; all of the page was composed with the same answer. */
export const isFlagOn = (
  { flags }: { readonly flags?: Readonly<Record<string, boolean>> | undefined },
  name: FlagName,
): boolean => flags?.[name] ?? FLAGS[name].fallback;
