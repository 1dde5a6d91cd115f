/** A receiver's server refused a message for good: to try again would change nothing. */
export class MessageRefusal extends Error {
  readonly code = 'MESSAGE_REFUSED';
}

/** By its code, since an error may come from another copy of this module. */
export const isRefusal = (error: unknown): error is MessageRefusal =>
  (error as { code?: unknown } | null)?.code === 'MESSAGE_REFUSED';
