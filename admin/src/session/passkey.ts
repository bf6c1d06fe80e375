import type { PasskeyCreation, PasskeyRequest } from '../../../src/users/model/passkey.ts';

/** Why the browser gave no passkey; each is a message of `passkey`. */
export type PasskeyReason = 'cancelled' | 'known' | 'unsupported' | 'device' | 'absent' | 'insecure' | 'address';

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly reason: PasskeyReason;
  constructor(reason: PasskeyReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Names of errors of WebAuthn Level 3, sections 5.1.3 and 5.1.4. */
const reasons: Readonly<Record<string, PasskeyReason>> = {
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
  ConstraintError: 'device',
  NotSupportedError: 'device',
  UnknownError: 'device',
  SecurityError: 'address',
};

const library = () => import('@simplewebauthn/browser');

/** @throws PasskeyError, and AbortError where another request took the place of this one */
async function withAuthenticator<T>(work: (browser: Awaited<ReturnType<typeof library>>) => Promise<T>): Promise<T> {
  if (!isSecureContext) throw new PasskeyError('insecure');
  const browser = await library();
  if (!browser.browserSupportsWebAuthn()) throw new PasskeyError('unsupported');
  return work(browser).catch((error: Error) => {
    const reason = reasons[error.name];
    throw reason ? new PasskeyError(reason, error) : error;
  });
}

/** Has the browser make a passkey. */
export const createPasskey = (options: PasskeyCreation) =>
  withAuthenticator(({ startRegistration }) => startRegistration({ optionsJSON: options }));

/**
 * Has the browser sign with a passkey.
 * @param isOffered the browser lists passkeys at the field of the user name, and waits there without a dialog
 */
export const askPasskey = (options: PasskeyRequest, isOffered = false) =>
  withAuthenticator(({ startAuthentication }) =>
    startAuthentication({ optionsJSON: options, useBrowserAutofill: isOffered }),
  ).catch((error: unknown) => {
    throw error instanceof PasskeyError && error.reason === 'device' ? new PasskeyError('absent', error) : error;
  });

/** Whether the browser can offer passkeys at the field of the user name. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  (await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;

/** Ends a request that waits. */
export const stopOffering = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony();
