import type { SlotDefinition } from '../remote/define-remote.ts';

/** A slot ready to render: its definition and the namespace of the words it uses. */
export interface LoadedSlot {
  readonly definition: SlotDefinition;
  readonly namespace: string;
  readonly owner: string;
  readonly version: string;
}
/** Where slots come from: per-version bundles on the server, federated modules in the browser. */
export interface SlotHost {
  /** The slot when it is here already. */
  peek(name: string): LoadedSlot | undefined;
  /** Loads a slot; the same promise while it loads, a fresh try after a failure. */
  load(name: string): Promise<LoadedSlot>;
  /** True when the server rendered this slot into the page being hydrated. */
  rendered(name: string): boolean;
  /**
   * The element that the server rendered for this slot, until its script is here; nothing when it
   * was rendered from other data (`data`: the slot's props as JSON).
   */
  serverMarkup?(name: string, data: string): Element | undefined;
  /** Told when a slot stands on the page and answers, and where. */
  shown?(place: Element): void;
  /** Told when a slot's component threw; gives true when another version is worth a try. */
  failed(name: string): boolean;
}
