import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import rtl from '@mui/stylis-plugin-rtl';
import { useLocaleState, useStore } from 'ra-core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { isRightToLeft } from '../i18n/provider.ts';
import { useText } from '../i18n/use-text.ts';
import { styleNonce } from './nonce.ts';
import { themeOf } from './theme.ts';

const shared = styleNonce ? { nonce: styleNonce } : {};
const caches = {
  ltr: createCache({ key: 'ltr', ...shared }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [rtl], ...shared }),
};

export type ColorMode = 'light' | 'dark';

/** Light or dark as the user chose, else as the device is. */
export function useMode(): [ColorMode, (mode: ColorMode) => void] {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  return useStore<ColorMode>('theme', prefersDark ? 'dark' : 'light');
}

/** Colours, fonts and the direction of the language. */
export function Appearance({ children }: { children: ReactNode }) {
  const [locale] = useLocaleState();
  const [mode] = useMode();
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr';
  const text = useText();
  const theme = useMemo(() => themeOf(mode, direction, text), [mode, direction, text]);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return (
    <CacheProvider value={caches[direction]}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
