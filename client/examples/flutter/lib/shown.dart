import 'package:dinam_client/dinam_client.dart';
import 'package:flutter/material.dart';

/// Shows the saved answer at once, then that of the server. Pull to ask again.
/// Give it a key that differs where the call does.
class Shown<T> extends StatefulWidget {
  final Dinam dinam;
  final Future<Reply<T>> Function(DinamCalls calls) call;
  final List<Widget> Function(T data) children;

  const Shown({
    super.key,
    required this.dinam,
    required this.call,
    required this.children,
  });

  @override
  State<Shown<T>> createState() => _ShownState<T>();
}

class _ShownState<T> extends State<Shown<T>> {
  Reply<T>? _reply;
  String _notice = '';

  @override
  void initState() {
    super.initState();
    _start();
  }

  Future<void> _start() async {
    try {
      final saved = await widget.call(widget.dinam.saved);
      if (mounted) setState(() => _reply = saved);
    } on DinamError {
      // The first start of the app.
    }
    await _load();
  }

  Future<void> _load() async {
    try {
      final reply = await widget.call(widget.dinam);
      if (!mounted) return;
      setState(() {
        _reply = reply;
        _notice = reply.isSaved ? 'Offline' : '';
      });
    } on DinamError catch (error) {
      if (mounted) setState(() => _notice = error.message);
    }
  }

  @override
  Widget build(BuildContext context) {
    final reply = _reply;
    return RefreshIndicator(
      onRefresh: _load,
      child: ListView(
        padding: const EdgeInsets.all(12),
        children: [
          if (_notice.isNotEmpty) Text(_notice, textAlign: TextAlign.center),
          if (reply != null) ...widget.children(reply.data),
        ],
      ),
    );
  }
}

/// Urdu goes from right to left, whatever the language of the phone is.
TextDirection directionOf(String lang) =>
    lang == 'ur' ? TextDirection.rtl : TextDirection.ltr;

// Marks above and below letters of Indic scripts and Nastaliq need the room:
// 1.6 times the size, and no fixed heights.
const headline =
    TextStyle(fontSize: 24, height: 1.6, fontWeight: FontWeight.w600);
const body = TextStyle(fontSize: 17, height: 1.7);
