import 'dart:convert';
import 'dart:io';

import 'package:dinam_client/dinam_client.dart';

/// A file for each answer, such as in the cache folder of the app; the oldest
/// goes first.
class FileStore implements Store {
  final Directory folder;
  final int limit;

  /// Writers of one file wait for each other.
  Future<void> _last = Future.value();

  FileStore(this.folder, {this.limit = 200});

  File _file(String key) {
    // Two sums of 32 bits and the length: short names, and no package.
    var a = 0x811c9dc5, b = 0;
    for (final byte in utf8.encode(key)) {
      a = ((a ^ byte) * 0x01000193) & 0xffffffff;
      b = (b * 31 + byte) & 0xffffffff;
    }
    return File('${folder.path}/$a-$b-${key.length}');
  }

  @override
  Future<Stored?> get(String key) async {
    final file = _file(key);
    if (!await file.exists()) return null;
    final json = jsonDecode(await file.readAsString()) as List<dynamic>;
    final [kept, etag, body] = json.cast<String>();
    return kept == key ? Stored(etag, body) : null;
  }

  @override
  Future<void> set(String key, Stored stored) {
    final done = _last.then((_) => _write(key, stored));
    _last = done.catchError((Object _) {});
    return done;
  }

  Future<void> _write(String key, Stored stored) async {
    await folder.create(recursive: true);
    // Whole or not at all: the app may be killed here.
    final part = File('${folder.path}/part');
    await part.writeAsString(jsonEncode([key, stored.etag, stored.body]));
    await part.rename(_file(key).path);
    final files = await folder.list().where((one) => one is File).toList();
    if (files.length <= limit) return;
    final dated = [
      for (final file in files) (file, (await file.stat()).modified),
    ]..sort((a, b) => a.$2.compareTo(b.$2));
    for (final (file, _) in dated.take(files.length - limit)) {
      await file.delete();
    }
  }
}
