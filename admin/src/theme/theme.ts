import { createTheme, type ThemeOptions } from '@mui/material/styles';
import type { useText } from '../i18n/use-text.ts';

const naskh = '"Noto Sans Arabic Variable"';

/** Noto for the scripts that the device has no font for; the files are loaded where a page has such letters. */
export const fontFamily = [
  'system-ui',
  '-apple-system',
  '"Segoe UI"',
  'Roboto',
  ...[
    '',
    ' Telugu',
    ' Devanagari',
    ' Tamil',
    ' Kannada',
    ' Malayalam',
    ' Gujarati',
    ' Bengali',
    ' Oriya',
    ' Gurmukhi',
  ].map((script) => `"Noto Sans${script} Variable"`),
  naskh,
  '"Noto Nastaliq Urdu Variable"',
  'sans-serif',
].join(',');

const base: ThemeOptions = {
  motion: { reducedMotion: 'system' }, // a device set to less motion gets none here
  shape: { borderRadius: 10 },
  typography: {
    fontFamily,
    // Vowel signs above and below the line need room in Indic scripts.
    body1: { lineHeight: 1.6 },
    body2: { lineHeight: 1.55 },
    h1: { fontSize: '1.6rem', fontWeight: 650, lineHeight: 1.4 },
    h2: { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.4 },
    h3: { fontSize: '1.05rem', fontWeight: 650, lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: {
      styleOverrides: {
        // Stories in Urdu are read in Nastaliq, whose lines are high; the interface itself stays in Naskh, which fits buttons.
        'body .tiptap:lang(ur), body textarea[lang=ur], body input[lang=ur]': {
          fontFamily: `"Noto Nastaliq Urdu Variable",${fontFamily}`, // words of other scripts in it too
          lineHeight: 2.2,
        },
      },
    },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiOutlinedInput: {
      styleOverrides: { root: ({ theme }) => ({ backgroundColor: (theme.vars ?? theme).palette.background.paper }) },
    },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiTooltip: { defaultProps: { enterDelay: 400 } },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
    MuiTab: { styleOverrides: { root: { minHeight: 44, paddingInline: 12, minWidth: 0 } } },
  },
};

const light: ThemeOptions['palette'] = {
  mode: 'light',
  primary: { main: '#155eaf' },
  secondary: { main: '#8a4b08' },
  error: { main: '#b3261e' },
  warning: { main: '#8a5300' },
  success: { main: '#14692c' },
  background: { default: '#f5f6f8', paper: '#ffffff' },
  text: { primary: '#1b1c1f', secondary: '#565a62' },
  divider: '#e1e4e9',
};

const dark: ThemeOptions['palette'] = {
  mode: 'dark',
  primary: { main: '#9cc4f8' },
  secondary: { main: '#f0bd8b' },
  error: { main: '#f5b5b0' },
  warning: { main: '#f3c37b' },
  success: { main: '#86dba0' },
  background: { default: '#121417', paper: '#1b1e23' },
  text: { primary: '#e9eaee', secondary: '#b3b8c2' },
  divider: '#31363e',
};

/** What the components of MUI say by themselves, which is English otherwise: names of buttons without words. */
const words = (text: ReturnType<typeof useText>): ThemeOptions['components'] => ({
  ...base.components,
  MuiPagination: {
    defaultProps: {
      'aria-label': text('layout.pages'),
      getItemAriaLabel: (kind, page) =>
        kind === 'next' || kind === 'previous' ? text(`layout.${kind}_page`) : text('layout.to_page', { page }),
    },
  },
  MuiTablePagination: {
    defaultProps: {
      getItemAriaLabel: (kind) => (kind === 'next' || kind === 'previous' ? text(`layout.${kind}_page`) : kind),
    },
  },
  MuiAutocomplete: {
    defaultProps: {
      openText: text('layout.open'),
      closeText: text('layout.close'),
      clearText: text('layout.clear'),
      loadingText: text('layout.loading'),
      noOptionsText: text('palette.nothing'),
    },
  },
  MuiAlert: { defaultProps: { closeText: text('layout.close') } },
});

/** The theme of the interface. `text` gives the messages of its language. */
export const themeOf = (mode: 'light' | 'dark', direction: 'ltr' | 'rtl', text: ReturnType<typeof useText>) =>
  createTheme({
    ...base,
    components: words(text) ?? {},
    direction,
    palette: mode === 'dark' ? dark : light,
    // Many a device has some letters of Urdu in one font and the rest in another, in which the words fall apart.
    typography: { ...base.typography, ...(direction === 'rtl' && { fontFamily: `${naskh},${fontFamily}` }) },
  });
