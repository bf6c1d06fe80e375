/**
 * What can come of a message besides being taken, each with what it means to an editor. The keys are those of
 * `failed_by_code`; where a push service has a word of its own, it is that word.
 */
const sentences = {
  UNREGISTERED: 'The app was removed from the phone, or its registration has ended. The device was taken off the list.',
  SENDER_ID_MISMATCH: 'The device belongs to another Firebase project. It was taken off the list.',
  BAD_TOKEN: 'What the device gave as its token is none. It was taken off the list.',
  BAD_SUBSCRIPTION: 'What the browser gave as its subscription is none. It was taken off the list.',
  ENDPOINT_REFUSED: 'The subscription leads to an address that is not public. It was taken off the list.',
  INVALID_ARGUMENT: 'The push service refuses the message itself. It was sent to nobody; the log says what is wrong.',
  THIRD_PARTY_AUTH_ERROR:
    'Apple or the browser does not accept the keys that are stored in Firebase: renew the APNs key in the console.',
  QUOTA_EXCEEDED: 'More was sent than the push service takes in a minute. It is tried again.',
  UNAVAILABLE: 'The push service was not available. It is tried again.',
  INTERNAL: 'The push service had an error of its own. It is tried again.',
  UNAUTHENTICATED: 'Firebase does not accept our access token. It is tried again.',
  PERMISSION_DENIED:
    'The service account may not send: switch on the Firebase Cloud Messaging API and give it the role for it.',
  NOT_FOUND: 'Firebase does not know the project, or FCM_URL leads elsewhere.',
  CREDENTIALS: 'Google gives no access token for the service account: the key may have been deleted.',
  VAPID_REFUSED:
    'The push service does not accept the VAPID keys: they are not those that the browser subscribed with.',
  TOO_LARGE: 'The message is larger than the push service takes.',
  NO_CONNECTION: 'The push service could not be reached. It is tried again.',
  CONNECTION_LOST: 'The connection broke off before the answer. It is tried again; a second copy replaces the first.',
  TIMEOUT: 'The push service did not answer in time. It is tried again; a second copy replaces the first.',
  STOPPED: 'Sending was interrupted, as when the program is restarted. It is tried again.',
  NOT_CONFIGURED: 'Nothing is set up for devices of this kind: there are no keys for them.',
  UNKNOWN: 'The push service answered in a way that is not known here; the log has the answer.',
  expired: 'It came too late: the message was worth nothing any more when its turn came.',
  abandoned: 'It was given up after too many tries.',
} as const;

export type PushCode = keyof typeof sentences;
export const pushCodes = Object.keys(sentences) as PushCode[];

/** A sentence for an editor about a code of `failed_by_code`. */
export const explain = (code: string): string =>
  Object.hasOwn(sentences, code) ? sentences[code as PushCode] : `The push service said ${code}.`;
