import 'dart:async';
import 'dart:convert';
import 'dart:math';

import 'package:http/http.dart' as http;

import 'dinam.dart';
import 'models.dart';
import 'store.dart';

String segment(Object value) => Uri.encodeComponent('$value');

/// The longest `Retry-After` that is waited for, in seconds.
const _longestWait = 10.0;

/// Answers of another release of the client are not read.
const _release = 1;

/// Sends calls; keeps the answers of reads that have an ETag, and gives the
/// last one when the server cannot be asked.
class Caller {
  final String baseUrl;
  final String? lang;
  final String? installationId;
  final Store? store;
  final Duration timeout;
  final int retries;
  final http.Client client;
  final bool isSavedOnly;

  const Caller({
    required this.baseUrl,
    required this.lang,
    required this.installationId,
    required this.store,
    required this.timeout,
    required this.retries,
    required this.client,
    this.isSavedOnly = false,
  });

  Caller savedOnly() => Caller(
        baseUrl: baseUrl,
        lang: lang,
        installationId: installationId,
        store: store,
        timeout: timeout,
        retries: retries,
        client: client,
        isSavedOnly: true,
      );

  String get installation =>
      installationId ?? (throw StateError('This call needs installationId.'));

  Future<Reply<T>> call<T>(
    String method,
    String path,
    T Function(dynamic json) read, {
    Map<String, Object?> query = const {},
    Map<String, Object?>? body,
    List<String> clear = const [],
  }) async {
    final asked = [
      for (final MapEntry(:key, :value) in query.entries)
        if (value != null)
          '$key=${segment(value is List ? value.join(',') : value)}',
    ];
    final url = '$baseUrl$path${asked.isEmpty ? '' : '?${asked.join('&')}'}';
    final key = '$_release $url';
    final saved = method == 'GET' ? await _saved(key) : null;

    Reply<T> reply(String text, {required bool isSaved}) {
      try {
        final json = jsonDecode(text) as Map<String, dynamic>;
        final meta = json['meta'] as Map<String, dynamic>? ?? const {};
        return Reply(read(json['data']), Meta(meta), isSaved: isSaved);
      } on Object {
        // FormatException is an Exception, TypeError is none.
        throw const DinamError(
            0, 'unreadable', 'The answer of the server cannot be read.');
      }
    }

    if (isSavedOnly) {
      if (saved == null) {
        throw const DinamError(0, 'not_saved', 'Nothing is kept of this call.');
      }
      return reply(saved.body, isSaved: true);
    }
    final request = http.Request(method, Uri.parse(url))
      ..headers['accept'] = 'application/json';
    if (saved != null) request.headers['if-none-match'] = saved.etag;
    if (body != null) {
      request.headers['content-type'] = 'application/json';
      request.body = jsonEncode({
        for (final MapEntry(:key, :value) in body.entries)
          if (value != null) key: value,
        for (final name in clear) name: null,
      });
    }
    try {
      // A busy server is not asked again where an answer is at hand.
      final attempts = method == 'GET' && saved == null ? retries + 1 : 1;
      final response = await _send(request, attempts);
      if (response.statusCode == 304 && saved != null) {
        return reply(saved.body, isSaved: false);
      }
      final text = utf8.decode(response.bodyBytes);
      final answer = reply(text, isSaved: false);
      final etag = response.headers['etag'];
      if (method == 'GET' && etag != null) await _keep(key, Stored(etag, text));
      return answer;
    } on DinamError catch (error) {
      final isAway =
          error.status == 0 || error.status == 429 || error.status >= 500;
      if (saved == null || !isAway) rethrow;
      return reply(saved.body, isSaved: true);
    }
  }

  Future<Stored?> _saved(String key) async {
    try {
      return await store?.get(key);
    } on Object {
      return null; // A damaged file is as none.
    }
  }

  Future<void> _keep(String key, Stored stored) async {
    try {
      await store?.set(key, stored);
    } on Object {
      // A full disk: the next start asks the network.
    }
  }

  Future<http.Response> _send(http.Request request, int attempts) async {
    for (var attempt = 1;; attempt++) {
      final error = await _attempt(request);
      if (error is http.Response) return error;
      error as DinamError;
      final wait = error.retryAfter ?? 0.5 * (1 << (attempt - 1));
      final isPassing =
          error.status == 0 || error.status == 429 || error.status == 503;
      if (attempt >= attempts || !isPassing || wait > _longestWait) throw error;
      // Not all phones at once.
      final ms = wait * (1000 + Random().nextInt(500));
      await Future<void>.delayed(Duration(milliseconds: ms.round()));
    }
  }

  /// The response of a success or of 304, or a [DinamError].
  Future<Object> _attempt(http.Request request) async {
    // A request is sent once.
    final copy = http.Request(request.method, request.url)
      ..headers.addAll(request.headers)
      ..bodyBytes = request.bodyBytes;
    try {
      final response = await client
          .send(copy)
          .then(http.Response.fromStream)
          .timeout(timeout);
      final type = response.headers['content-type'] ?? '';
      final isSuccess = response.statusCode >= 200 && response.statusCode < 300;
      if (response.statusCode == 304) return response;
      if (isSuccess && type.startsWith('application/json')) return response;
      if (isSuccess) {
        // A login page of a hotel, and no answer of ours.
        return const DinamError(
            0, 'network', 'Something else has answered for the server.');
      }
      return _errorOf(response);
    } on TimeoutException {
      return const DinamError(0, 'timeout', 'The server takes too long.');
    } on Exception {
      // SocketException is of dart:io, which browsers do not have.
      return const DinamError(0, 'network', 'The server cannot be reached.');
    }
  }

  DinamError _errorOf(http.Response response) {
    Problem? problem;
    try {
      final json = jsonDecode(utf8.decode(response.bodyBytes));
      problem = Problem.fromJson(json as Map<String, dynamic>);
    } on Object {
      // The page of a proxy.
    }
    return DinamError(
      response.statusCode,
      problem?.code ?? '',
      problem?.message ?? 'The server answered with ${response.statusCode}.',
      errors: problem?.errors ?? const [],
      retryAfter: double.tryParse(response.headers['retry-after'] ?? ''),
      requestId: problem?.requestId ?? response.headers['x-request-id'],
    );
  }
}
