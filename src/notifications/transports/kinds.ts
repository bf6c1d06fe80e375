import type { deviceKinds } from '../model/device.ts';
import { fcmKinds } from './fcm/kinds.ts';
import type { DeviceKind } from './kind.ts';
import { webpushKinds } from './webpush/kinds.ts';

type Kind = (typeof deviceKinds)[number];

/** Every kind of device. A transport adds its own here. */
export const kindsByName: Readonly<Record<Kind, DeviceKind>> = { ...fcmKinds, ...webpushKinds };

/** Kinds of devices that get what is sent to a topic one by one. */
export const kindsWithoutTopics: readonly Kind[] = (Object.keys(kindsByName) as Kind[]).filter(
  (kind) => !kindsByName[kind].hasTopics,
);

/** The kind of a value whose app does not say it: the first of its form. */
export const kindOfForm = (form: DeviceKind['form']): Kind =>
  (Object.keys(kindsByName) as Kind[]).find((kind) => kindsByName[kind].form === form) as Kind;
