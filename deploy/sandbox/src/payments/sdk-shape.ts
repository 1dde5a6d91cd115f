type PartOf<T> = T extends readonly (infer One)[]
  ? readonly PartOf<One>[]
  : T extends object
    ? { readonly [K in keyof T]?: PartOf<T[K]> | undefined }
    : T;
/**
 * Ours, which is a part of what the SDK says the gateway answers; anything else does not compile.
 */
export type Shaped<Theirs, Ours extends PartOf<Theirs>> =
  Exclude<keyof Ours, keyof Theirs> extends never ? Ours : never;
