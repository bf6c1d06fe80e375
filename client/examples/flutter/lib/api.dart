import 'dart:io';

import 'package:dinam_client/dinam_client.dart';
import 'package:flutter_secure_storage/flutter_secure_storage.dart';
import 'package:path_provider/path_provider.dart';
import 'package:uuid/uuid.dart';

import 'file_store.dart';

const languages = {
  'te': 'తెలుగు',
  'hi': 'हिन्दी',
  'ta': 'தமிழ்',
  'bn': 'বাংলা',
  'ur': 'اردو',
};

/// The secret id of this phone: made once, and kept where backups do not look.
Future<String> installationId() async {
  const storage = FlutterSecureStorage(
    iOptions: IOSOptions(
      accessibility: KeychainAccessibility.first_unlock_this_device,
    ),
  );
  final known = await storage.read(key: 'installation');
  if (known != null) return known;
  final id = const Uuid().v4();
  await storage.write(key: 'installation', value: id);
  return id;
}

/// One client for each language: its calls need not name it.
Future<Dinam> open(String lang) async {
  final cache = await getApplicationCacheDirectory();
  return Dinam(
    'https://api.example.in',
    lang: lang,
    installationId: await installationId(),
    store: FileStore(Directory('${cache.path}/dinam')),
  );
}
