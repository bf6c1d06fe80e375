/**
 * The results of a message other than acceptance, each with what it means to an editor. The keys are those of
 * `failed_by_code`; where a push service has a word of its own, it is that word. A sentence is said of what has ended:
 * after the last of the tries, or after the only one of a test.
 */
const sentences = {
  UNREGISTERED: 'The app was removed from the phone, or its registration has ended. The device was taken off the list.',
  SENDER_ID_MISMATCH: 'The device belongs to another Firebase project. It was taken off the list.',
  WRONG_PROJECT:
    'Most devices belong to another Firebase project than the service account: look at FCM_CREDENTIALS. None was taken off the list.',
  BAD_TOKEN: 'What the device gave as its token is none. It was taken off the list.',
  BAD_SUBSCRIPTION: 'What the browser gave as its subscription is none. It was taken off the list.',
  ENDPOINT_REFUSED: 'The subscription leads to an address that is not public. It was taken off the list.',
  INVALID_ARGUMENT:
    'The push service refuses the message itself, so nothing more of it goes out. Tell the administrator: the log says why.',
  DEVICE_REFUSED:
    'The push service refuses the message for this device and takes it for others: its token may be none. It stays on the list.',
  SERVICE_NOT_NAMED:
    'The browser uses a push service that WEBPUSH_HOSTS does not name. Nobody was asked; the browser stays on the list.',
  THIRD_PARTY_AUTH_ERROR:
    'Apple, or the push service of the browser, refuses the key that is stored in Firebase: the administrator uploads a new APNs key. The devices stay on the list.',
  QUOTA_EXCEEDED: 'All that the push service takes in a minute was used up, at every try.',
  UNAVAILABLE: 'The push service was not available, at every try.',
  INTERNAL: 'The push service had an error of its own, at every try.',
  UNAUTHENTICATED: 'Firebase does not accept our access token, nor a new one: `dinam push check` says what is wrong.',
  PERMISSION_DENIED:
    'The service account may not send: the API is off, or it lacks the role. `dinam push check` says which.',
  NOT_FOUND: 'Firebase does not know the project, or FCM_BASE_URL leads elsewhere: `dinam push check` says which.',
  CREDENTIALS: 'Google gives no access token for the service account: `dinam push check` says why.',
  VAPID_REFUSED:
    'The push service does not accept the VAPID keys: they are not those that the browser subscribed with.',
  MESSAGE_REFUSED:
    'The push service of the browser refuses this message. The browser stays on the list. Tell the administrator: the log says why.',
  TOO_LARGE: 'The message is larger than the push service takes.',
  NO_CONNECTION: 'The push service could not be reached, at any try.',
  CONNECTION_LOST: 'The connection broke off before the answer, at every try. The phone may have got it.',
  TIMEOUT: 'The push service did not answer in time, at any try. The phone may have got it.',
  STOPPED: 'Sending was interrupted: it took too long, or the program was restarted.',
  NOT_CONFIGURED:
    'Nothing is set up for devices of this kind: no FCM_CREDENTIALS for phones, or no VAPID keys for browsers.',
  UNKNOWN: 'The push service answered in a way that is not known here. Tell the administrator: the log has the answer.',
  expired: 'Its turn came when the time for which it was worth sending (`ttl_seconds`) had passed.',
  abandoned: 'It was given up, as the program died or failed at each try. Some or all of it may have gone out.',
} as const;

export type PushCode = keyof typeof sentences;
export const pushCodes = Object.keys(sentences) as PushCode[];

/** A sentence for an editor about a code of `failed_by_code`. */
export const explain = (code: string): string =>
  Object.hasOwn(sentences, code) ? sentences[code as PushCode] : `The push service said ${code}.`;
