import {
  finishPasskeyLogin,
  finishPasskeyRegistration,
  startPasskeyLogin,
  startPasskeyRegistration,
} from '@tapnook/contracts/calls';
import type { CallInput, CallResult, Http } from '@tapnook/platform';

/** Whether this browser supports passkeys together with their JSON form. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.prototype.toJSON === 'function';

/** Closing the browser's passkey dialog, or letting it time out, is not an error. */
const nullIfDeclined = async <T>(request: Promise<T>): Promise<T | null> => {
  try {
    return await request;
  } catch (error) {
    if (
      error instanceof DOMException &&
      (error.name === 'NotAllowedError' || error.name === 'AbortError')
    )
      return null;
    throw error;
  }
};
const credentialJson = (credential: Credential | null): Record<string, unknown> | null =>
  credential instanceof PublicKeyCredential
    ? (credential.toJSON() as unknown as Record<string, unknown>)
    : null;

/**
 * Signs in with a passkey of this device. Resolves to null when the person declined; throws a
 * CallFailure when the server refused.
 */
export const signInWithPasskey = async (
  http: Http,
): Promise<CallResult<typeof finishPasskeyLogin> | null> => {
  const { challengeId, options } = await http.call(
    startPasskeyLogin,
    { body: {} },
    { handledErrorCodes: 'all' },
  );
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const response = credentialJson(await nullIfDeclined(navigator.credentials.get({ publicKey })));
  return (
    response &&
    http.call(finishPasskeyLogin, { body: { challengeId, response } }, { handledErrorCodes: 'all' })
  );
};

type Proof = NonNullable<CallInput<'startPasskeyRegistration'>['body']>;

/** Creates a passkey on this device. Resolves to null when the person declined. */
export const addPasskey = async (
  http: Http,
  name: string,
  proof: Proof,
): Promise<CallResult<typeof finishPasskeyRegistration> | null> => {
  const { challengeId, options } = await http.call(
    startPasskeyRegistration,
    { body: proof },
    { handledErrorCodes: ['30013', '30034'] },
  );
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const response = credentialJson(
    await nullIfDeclined(navigator.credentials.create({ publicKey })),
  );
  return (
    response &&
    http.call(
      finishPasskeyRegistration,
      { body: { challengeId, name, response } },
      { handledErrorCodes: ['30034', '80001'] },
    )
  );
};
