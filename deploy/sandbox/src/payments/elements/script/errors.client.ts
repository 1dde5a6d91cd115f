import type { StripeError } from '@stripe/stripe-js';

/** The page's own mistake, thrown as the provider's script throws it. */
export const integrationError = (message: string): Error =>
  Object.assign(new Error(message), { name: 'IntegrationError' });

export const connectionError = (): StripeError => ({
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. Please check your ' +
    'internet connection and try again.',
});

/** Names that are not known are a mistake of the page, which a stand-in must not let pass. */
export const refuseUnknownOptions = (
  call: string,
  options: object,
  known: readonly string[],
): void => {
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw integrationError(
      `Unrecognized ${call} parameter: ${unknown} is not a recognized parameter.`,
    );
};
