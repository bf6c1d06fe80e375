/// An answer that is kept: its ETag, and its body as it came.
class Stored {
  final String etag;
  final String body;

  const Stored(this.etag, this.body);
}

/// Where answers are kept for the next start. An app on phones writes files,
/// as the example does; one in a browser uses localStorage.
abstract interface class Store {
  Future<Stored?> get(String key);

  Future<void> set(String key, Stored stored);
}

/// Answers of this run of the app; the oldest goes first.
class MemoryStore implements Store {
  final int limit;
  final _answers = <String, Stored>{};

  MemoryStore({this.limit = 100});

  @override
  Future<Stored?> get(String key) async => _answers[key];

  @override
  Future<void> set(String key, Stored stored) async {
    _answers
      ..remove(key)
      ..[key] = stored;
    if (_answers.length > limit) _answers.remove(_answers.keys.first);
  }
}
