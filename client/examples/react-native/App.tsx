import type { Dinam } from 'dinam-client';
import { registerRootComponent } from 'expo';
import { useEffect, useState } from 'react';
import { Pressable, SafeAreaView, ScrollView, StyleSheet, Text } from 'react-native';
import { type Language, languages, open } from './api.ts';
import { onTap, registerForPush } from './push.ts';
import { Headlines, Panchang, Story } from './screens.tsx';

/** Three screens and a choice of language. A real app has a library for navigation. */
function App() {
  const [lang, setLang] = useState<Language>('te');
  const [dinam, setDinam] = useState<Dinam | null>(null);
  const [screen, setScreen] = useState<{ name: 'news' | 'panchang' } | { name: 'story'; id: string }>({ name: 'news' });

  useEffect(() => {
    let isShown = true;
    let stop = (): void => {};
    const start = async (): Promise<void> => {
      const opened = await open(lang);
      if (!isShown) return;
      setDinam(opened);
      stop = onTap(opened, (id) => setScreen({ name: 'story', id }));
      // Without a network it is done at the next start.
      await registerForPush(opened).catch(() => {});
    };
    void start();
    return () => {
      isShown = false;
      stop();
    };
  }, [lang]);

  if (!dinam) return null;
  return (
    <SafeAreaView style={styles.app}>
      <ScrollView horizontal style={styles.bar}>
        <Choice label="☰" onPress={() => setScreen({ name: 'news' })} />
        <Choice label="🗓" onPress={() => setScreen({ name: 'panchang' })} />
        {Object.entries(languages).map(([code, name]) => (
          <Choice key={code} label={name} onPress={() => setLang(code as Language)} />
        ))}
      </ScrollView>
      {screen.name === 'news' ? (
        <Headlines dinam={dinam} onOpen={(id) => setScreen({ name: 'story', id })} />
      ) : screen.name === 'story' ? (
        <Story dinam={dinam} id={screen.id} />
      ) : (
        <Panchang dinam={dinam} lang={lang} />
      )}
    </SafeAreaView>
  );
}

const Choice = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <Pressable accessibilityRole="button" onPress={onPress} style={styles.choice}>
    <Text style={styles.label}>{label}</Text>
  </Pressable>
);

const styles = StyleSheet.create({
  app: { flex: 1 },
  bar: { flexGrow: 0 },
  choice: { padding: 12 },
  label: { fontSize: 17, lineHeight: 28 },
});

registerRootComponent(App);
