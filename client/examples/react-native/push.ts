import type { Dinam } from 'dinam-client';
import * as Notifications from 'expo-notifications';
import { Platform } from 'react-native';

/** Asks the reader, and tells the server where this phone is reached. Call it at each start: tokens change. */
export async function registerForPush(dinam: Dinam): Promise<void> {
  const platform = Platform.OS === 'ios' ? 'ios' : 'android';
  if (platform === 'android')
    // A channel for each type of message: readers turn them off one by one.
    for (const type of ['breaking', 'general'])
      await Notifications.setNotificationChannelAsync(type, {
        name: type,
        importance:
          type === 'breaking' ? Notifications.AndroidImportance.HIGH : Notifications.AndroidImportance.DEFAULT,
      });
  const { granted } = await Notifications.requestPermissionsAsync();
  // On iOS this is the token of APNs; FCM takes it in @react-native-firebase/messaging.
  const token = await Notifications.getDevicePushTokenAsync();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await dinam.devices.register({ value: String(token.data), platform, push_enabled: granted, tz: timeZone });
}

/** Opens the story of a notification that the reader taps, and counts it. */
export function onTap(dinam: Dinam, open: (news: string) => void): () => void {
  const subscription = Notifications.addNotificationResponseReceivedListener(({ notification }) => {
    const { news_id, notification_id } = notification.request.content.data as Record<string, string | undefined>;
    if (news_id) open(news_id);
    // A lost count is no reason to disturb the reader; `0` is a test of the newsroom.
    if (notification_id && notification_id !== '0') dinam.notifications.opened(notification_id).catch(() => {});
  });
  return () => subscription.remove();
}
