import 'package:http/http.dart' as http;

import 'caller.dart';
import 'calls.dart';
import 'models.dart';
import 'store.dart';

/// A client of a Dinam server: `(await dinam.news.latest(limit: 10)).data`.
class Dinam extends DinamCalls {
  /// The same calls, answered from the store alone: for the first screen,
  /// before the network is asked.
  final DinamCalls saved;

  Dinam._(super.caller) : saved = DinamCalls(caller.savedOnly());

  /// [baseUrl] is `https://news.example.in`, without a path. [lang] is the
  /// language of all calls that do not name another. [installationId] is the
  /// secret id of this phone, for calls of devices, votes, bookmarks and
  /// reports: a random UUID that the app makes once. [store] keeps answers:
  /// unchanged ones are not sent again, and without a network the last one is
  /// given. [retries] are further attempts of reads after 429, 503 and a lost
  /// connection; [timeout] is for each attempt.
  factory Dinam(
    String baseUrl, {
    String? lang,
    String? installationId,
    Store? store,
    Duration timeout = const Duration(seconds: 10),
    int retries = 2,
    http.Client? client,
  }) =>
      Dinam._(Caller(
        baseUrl: baseUrl.endsWith('/')
            ? baseUrl.substring(0, baseUrl.length - 1)
            : baseUrl,
        lang: lang,
        installationId: installationId,
        store: store,
        timeout: timeout,
        retries: retries,
        client: client ?? http.Client(),
      ));
}

/// A success.
class Reply<T> {
  final T data;
  final Meta meta;

  /// The server could not be asked: this is its last answer.
  final bool isSaved;

  const Reply(this.data, this.meta, {required this.isSaved});
}

/// What an answer says of itself.
class Meta {
  /// All of it, as JSON has it.
  final Map<String, dynamic> json;

  const Meta(this.json);

  String? get lang => json['lang'] as String?;
  int? get total => json['total'] as int?;
  bool? get hasMore => json['has_more'] as bool?;

  /// `cursor` of the next page; null at the end.
  String? get nextCursor => json['next_cursor'] as String?;

  /// `updatedAfter` of the next visit.
  String? get nextUpdatedAfter => json['next_updated_after'] as String?;

  /// `after` of the next look at a live blog.
  int? get nextAfter => json['next_after'] as int?;
  bool? get ended => json['ended'] as bool?;
}

/// An answer that is no success, or none.
class DinamError implements Exception {
  /// HTTP status; 0 where no answer came.
  final int status;

  /// `not_found`, `rate_limited` ...; empty where the answer came from a proxy.
  /// Without an answer `network`, `timeout`, or `not_saved` where only saved
  /// answers were asked for; `unreadable` where this client cannot read the
  /// answer.
  final String code;
  final String message;

  /// Fields that are not valid.
  final List<ProblemError> errors;

  /// Seconds until the next attempt is worthwhile.
  final double? retryAfter;
  final String? requestId;

  const DinamError(
    this.status,
    this.code,
    this.message, {
    this.errors = const [],
    this.retryAfter,
    this.requestId,
  });

  @override
  String toString() => message;
}
