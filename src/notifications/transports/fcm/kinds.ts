import type { DeviceKind } from '../kind.ts';

const fcm = (name: string): DeviceKind => ({
  way: 'fcm',
  hasTopics: true,
  form: 'text',
  wrongForm: `must be text for ${name}`,
  errorsOf: () => [],
  stored: String,
  identity: (stored) => stored,
});

/** Registration tokens, and Firebase Installation IDs. */
export const fcmKinds = { token: fcm('token'), fid: fcm('fid') };
export type FcmKind = keyof typeof fcmKinds;

export const isFcmKind = (kind: string): kind is FcmKind => Object.hasOwn(fcmKinds, kind);
