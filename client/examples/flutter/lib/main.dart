import 'package:dinam_client/dinam_client.dart';
import 'package:firebase_core/firebase_core.dart';
import 'package:flutter/material.dart';

import 'api.dart';
import 'push.dart';
import 'screens.dart';

Future<void> main() async {
  WidgetsFlutterBinding.ensureInitialized();
  await Firebase.initializeApp();
  runApp(NewsApp(await open('te')));
}

/// Three screens and a choice of language.
class NewsApp extends StatefulWidget {
  final Dinam first;

  const NewsApp(this.first, {super.key});

  @override
  State<NewsApp> createState() => _NewsAppState();
}

class _NewsAppState extends State<NewsApp> {
  final _navigator = GlobalKey<NavigatorState>();
  late Dinam _dinam = widget.first;
  String _lang = 'te';
  int _tab = 0;

  @override
  void initState() {
    super.initState();
    registerForPush(_dinam).ignore();
    WidgetsBinding.instance.addPostFrameCallback(
      (_) => openFromPush(() => _dinam, _open).ignore(),
    );
  }

  Future<void> _choose(String lang) async {
    final dinam = await open(lang);
    if (!mounted) return;
    setState(() {
      _dinam = dinam;
      _lang = lang;
    });
    // Messages come in the language that the reader has chosen.
    registerForPush(dinam).ignore();
  }

  void _open(String id) => _navigator.currentState?.push(
        MaterialPageRoute<void>(
          builder: (_) => Story(key: ValueKey(id), dinam: _dinam, id: id),
        ),
      );

  @override
  Widget build(BuildContext context) => MaterialApp(
        navigatorKey: _navigator,
        home: Scaffold(
          appBar: AppBar(
            title: Text(languages[_lang]!),
            actions: [
              PopupMenuButton<String>(
                icon: const Icon(Icons.language),
                onSelected: _choose,
                itemBuilder: (_) => [
                  for (final MapEntry(:key, :value) in languages.entries)
                    PopupMenuItem(value: key, child: Text(value)),
                ],
              ),
            ],
          ),
          // Another language is another screen.
          body: _tab == 0
              ? Headlines(key: ValueKey(_lang), dinam: _dinam, onOpen: _open)
              : Panchang(
                  key: ValueKey('panchang $_lang'),
                  dinam: _dinam,
                  lang: _lang,
                ),
          bottomNavigationBar: NavigationBar(
            selectedIndex: _tab,
            onDestinationSelected: (tab) => setState(() => _tab = tab),
            destinations: const [
              NavigationDestination(icon: Icon(Icons.article), label: ''),
              NavigationDestination(icon: Icon(Icons.today), label: ''),
            ],
          ),
        ),
      );
}
