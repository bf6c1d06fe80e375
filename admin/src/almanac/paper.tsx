import GlobalStyles from '@mui/material/GlobalStyles';

/** A page on paper: black on white without the frame of the interface, also where the screen is dark. */
export function Paper({ size }: { size: 'A4 landscape' | 'A4' }) {
  return (
    <GlobalStyles
      styles={{
        '@page': { size, margin: '10mm' },
        '@media print': {
          'header, nav, .no-print, .MuiDrawer-root, .MuiSnackbar-root': { display: 'none !important' },
          'html, body, main': { background: '#fff !important', padding: '0 !important' },
          'main, main *': { color: '#000 !important', backgroundColor: 'transparent !important' },
          'main .holiday': { color: '#b3261e !important' },
          // An ordinary block: a flexible one is cut where the paper ends.
          '#root > *': { display: 'block !important' },
        },
      }}
    />
  );
}
