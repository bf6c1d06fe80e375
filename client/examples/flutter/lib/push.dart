import 'dart:io';

import 'package:dinam_client/dinam_client.dart';
import 'package:firebase_messaging/firebase_messaging.dart';

/// Asks the reader, and tells the server where this phone is reached. Call it
/// at each start: tokens change.
Future<void> registerForPush(Dinam dinam) async {
  final messaging = FirebaseMessaging.instance;
  final settings = await messaging.requestPermission();
  // On iOS Firebase has no token before that of APNs is there.
  if (Platform.isIOS && await messaging.getAPNSToken() == null) return;
  final token = await messaging.getToken();
  if (token == null) return;
  try {
    await dinam.devices.register(
      value: token,
      kind: 'token',
      platform: Platform.isIOS ? 'ios' : 'android',
      pushEnabled:
          settings.authorizationStatus == AuthorizationStatus.authorized,
    );
  } on DinamError {
    // Without a network it is done at the next start.
  }
}

/// Opens the story of a notification that the reader taps, and counts it.
Future<void> openFromPush(
  Dinam Function() dinam,
  void Function(String id) open,
) async {
  void opened(RemoteMessage message) {
    final story = message.data['news_id'] as String?;
    if (story != null) open(story);
    // 0 is a test of the newsroom.
    final id = int.tryParse('${message.data['notification_id']}') ?? 0;
    if (id > 0) dinam().notifications.opened(id).ignore();
  }

  FirebaseMessaging.onMessageOpenedApp.listen(opened);
  final first = await FirebaseMessaging.instance.getInitialMessage();
  if (first != null) opened(first);
}
