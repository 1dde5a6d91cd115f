/** An expected outcome returned instead of thrown: thrown means a bug or an outage. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** An outcome that is as it was wanted. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** An outcome that says why it is not. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
