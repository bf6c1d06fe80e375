import AsyncStorage from '@react-native-async-storage/async-storage';
import { createDinam, type Dinam, keyValueStore } from 'dinam-client';
import * as Crypto from 'expo-crypto';
import * as SecureStore from 'expo-secure-store';

export const languages = { te: 'తెలుగు', hi: 'हिन्दी', ta: 'தமிழ்', bn: 'বাংলা', ur: 'اردو' } as const;
export type Language = keyof typeof languages;

/** The secret id of this phone: made once, and kept where backups do not look. */
async function installationId(): Promise<string> {
  const known = await SecureStore.getItemAsync('installation');
  if (known) return known;
  const id = Crypto.randomUUID();
  await SecureStore.setItemAsync('installation', id, {
    keychainAccessible: SecureStore.AFTER_FIRST_UNLOCK_THIS_DEVICE_ONLY,
  });
  return id;
}

export async function open(lang: Language): Promise<Dinam> {
  return createDinam({
    baseUrl: 'https://api.example.in',
    lang,
    installationId: await installationId(),
    store: keyValueStore(AsyncStorage),
  });
}
