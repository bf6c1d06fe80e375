import type { Calls, Dinam, NewsItem } from 'dinam-client';
import { useCallback, useEffect } from 'react';
import { FlatList, Image, Pressable, RefreshControl, ScrollView, Share, StyleSheet, Text, View } from 'react-native';
import { useCalls } from './use-calls.ts';

/** Urdu goes from right to left, whatever the language of the phone is. */
const directionOf = (lang: string) =>
  lang === 'ur'
    ? ({ writingDirection: 'rtl', textAlign: 'right' } as const)
    : ({ writingDirection: 'ltr', textAlign: 'left' } as const);

/** Lists show titles: the text of a story comes when it is opened. */
const latest = (calls: Calls) =>
  calls.news.latest({ limit: 30, fields: ['id', 'title', 'lang', 'thumbnail_url', 'category_name', 'is_breaking'] });

export function Headlines({ dinam, onOpen }: { dinam: Dinam; onOpen: (id: string) => void }) {
  const { data, notice, isLoading, reload } = useCalls(dinam, latest);
  return (
    <FlatList<NewsItem>
      data={data ?? []}
      keyExtractor={({ id }) => String(id)}
      refreshControl={<RefreshControl refreshing={isLoading} onRefresh={reload} />}
      ListHeaderComponent={<Notice text={notice} />}
      renderItem={({ item }) => (
        <Pressable accessibilityRole="button" style={styles.row} onPress={() => onOpen(String(item.id))}>
          {item.thumbnail_url ? <Image source={{ uri: item.thumbnail_url }} style={styles.picture} /> : null}
          <Text style={[styles.title, directionOf(item.lang), item.is_breaking && styles.breaking]}>{item.title}</Text>
        </Pressable>
      )}
    />
  );
}

export function Story({ dinam, id }: { dinam: Dinam; id: string }) {
  const { data, notice } = useCalls(
    dinam,
    useCallback((calls: Calls) => calls.news.get(id), [id]),
  );
  useEffect(() => {
    dinam.news.view(id).catch(() => {});
  }, [dinam, id]);
  if (!data) return <Notice text={notice} />;
  const direction = directionOf(data.lang);
  return (
    <ScrollView contentContainerStyle={styles.page}>
      <Notice text={notice} />
      <Text style={[styles.headline, direction]}>{data.title}</Text>
      {data.image_url ? <Image source={{ uri: data.image_url }} style={styles.cover} /> : null}
      <Text style={[styles.text, direction]}>{textOf(data.content)}</Text>
      <View style={styles.row}>
        <Text accessibilityRole="button" onPress={() => void dinam.bookmarks.add(data.id).catch(() => {})}>
          ☆
        </Text>
        <Text accessibilityRole="button" onPress={() => void Share.share({ message: data.share_url ?? data.url })}>
          ↗
        </Text>
      </View>
    </ScrollView>
  );
}

const today = (calls: Calls) => calls.panchang.day({ city: 'హైదరాబాద్', include: ['text'], digits: 'native' });

/** The server has the words and digits of the language: an app formats nothing. */
export function Panchang({ dinam, lang }: { dinam: Dinam; lang: string }) {
  const { data, notice } = useCalls(dinam, today);
  const text = data?.text;
  const lines = text
    ? [
        `${text.weekday} · ${text.month} · ${text.year}`,
        ...text.tithi,
        ...text.nakshatra,
        `☀ ${text.sunrise ?? '–'} · ${text.sunset ?? '–'}`,
        `☾ ${text.moonrise ?? '–'} · ${text.moonset ?? '–'}`,
        ...text.festivals,
      ]
    : [];
  return (
    <ScrollView contentContainerStyle={styles.page}>
      <Notice text={notice} />
      {lines.map((line) => (
        <Text key={line} style={[styles.text, directionOf(lang)]}>
          {line}
        </Text>
      ))}
    </ScrollView>
  );
}

const Notice = ({ text }: { text: string }) => (text ? <Text style={styles.notice}>{text}</Text> : null);

/** The paragraphs of a story as plain text. An app with pictures in stories shows `content` in a WebView without scripts. */
const textOf = (html: string): string =>
  html
    .replace(/<\/(p|li|h[1-6])>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .trim();
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

const styles = StyleSheet.create({
  page: { padding: 16 },
  row: { flexDirection: 'row', gap: 12, padding: 12, alignItems: 'center' },
  picture: { width: 96, height: 64, borderRadius: 4 },
  cover: { width: '100%', aspectRatio: 16 / 9, marginVertical: 12 },
  // Marks above and below letters of Indic scripts and Nastaliq need the room: no fixed heights, 1.6 times the size.
  title: { flex: 1, fontSize: 17, lineHeight: 28 },
  headline: { fontSize: 24, lineHeight: 38, fontWeight: '600' },
  text: { fontSize: 17, lineHeight: 29, marginBottom: 8 },
  breaking: { color: '#b71c1c' },
  notice: { padding: 8, textAlign: 'center', color: '#666' },
});
