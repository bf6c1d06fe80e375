import 'package:dinam_client/dinam_client.dart';
import 'package:flutter/material.dart';

import 'shown.dart';

class Headlines extends StatelessWidget {
  final Dinam dinam;
  final void Function(String id) onOpen;

  const Headlines({super.key, required this.dinam, required this.onOpen});

  @override
  Widget build(BuildContext context) => Shown(
        dinam: dinam,
        // Lists show titles: the text of a story comes when it is opened.
        call: (calls) => calls.news.latest(
          limit: 30,
          fields: ['id', 'title', 'lang', 'thumbnail_url', 'is_breaking'],
        ),
        children: (stories) => [
          for (final story in stories)
            Directionality(
              textDirection: directionOf(story.lang),
              child: ListTile(
                key: ValueKey(story.id),
                leading: story.thumbnailUrl == null
                    ? null
                    : Image.network(story.thumbnailUrl!, width: 96),
                title: Text(
                  story.title,
                  style: story.isBreaking
                      ? body.copyWith(color: Colors.red.shade900)
                      : body,
                ),
                onTap: () => onOpen('${story.id}'),
              ),
            ),
        ],
      );
}

class Story extends StatefulWidget {
  final Dinam dinam;
  final String id;

  const Story({super.key, required this.dinam, required this.id});

  @override
  State<Story> createState() => _StoryState();
}

class _StoryState extends State<Story> {
  @override
  void initState() {
    super.initState();
    final id = int.tryParse(widget.id);
    // A lost count is no reason to disturb the reader.
    if (id != null) widget.dinam.news.view(id).ignore();
  }

  @override
  Widget build(BuildContext context) => Scaffold(
        appBar: AppBar(),
        body: Shown(
          dinam: widget.dinam,
          call: (calls) => calls.news.get(widget.id),
          children: (story) => [
            Directionality(
              textDirection: directionOf(story.lang),
              child: Column(
                crossAxisAlignment: CrossAxisAlignment.start,
                children: [
                  Text(story.title, style: headline),
                  if (story.imageUrl != null) Image.network(story.imageUrl!),
                  // An app with pictures in stories has a widget for HTML.
                  Text(textOf(story.content), style: body),
                  IconButton(
                    icon: const Icon(Icons.bookmark_add_outlined),
                    onPressed: () =>
                        widget.dinam.bookmarks.add(story.id).ignore(),
                  ),
                ],
              ),
            ),
          ],
        ),
      );
}

/// The server has the words and digits of the language: an app formats nothing.
class Panchang extends StatelessWidget {
  final Dinam dinam;
  final String lang;

  const Panchang({super.key, required this.dinam, required this.lang});

  @override
  Widget build(BuildContext context) => Directionality(
        textDirection: directionOf(lang),
        child: Shown(
          dinam: dinam,
          call: (calls) => calls.panchang.day(
            city: 'హైదరాబాద్',
            include: ['text'],
            digits: 'native',
          ),
          children: (day) {
            final text = day.text;
            if (text == null) return [];
            return [
              Text(
                '${text.weekday} · ${text.month} · ${text.year}',
                style: headline,
              ),
              for (final line in [
                ...text.tithi,
                ...text.nakshatra,
                '☀ ${text.sunrise ?? '–'} · ${text.sunset ?? '–'}',
                '☾ ${text.moonrise ?? '–'} · ${text.moonset ?? '–'}',
                ...text.festivals,
              ])
                Text(line, style: body),
            ];
          },
        ),
      );
}

/// The paragraphs of a story as plain text.
String textOf(String html) => html
    .replaceAll(RegExp('</(p|li|h[1-6])>'), '\n\n')
    .replaceAll(RegExp('<[^>]+>'), '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();
