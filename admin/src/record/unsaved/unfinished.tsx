import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTime } from '../../api/time.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Unsaved } from './use-unsaved.ts';

/** Offers what was typed into a form before and not sent. */
export function Unfinished({ of }: { of: Unsaved }) {
  const text = useText();
  const time = useTime();
  const [bringBack, setBringBack] = useState<(() => Promise<unknown>) | null>(null);
  if (bringBack !== null)
    return (
      <Alert
        severity="success"
        action={
          <Button color="inherit" onClick={() => void bringBack().then(() => setBringBack(null))}>
            {text('layout.undo')}
          </Button>
        }
      >
        {text('unsaved.thrown')}
      </Alert>
    );
  if (of.left === null) return null;
  const drop = () => {
    const back = of.drop();
    setBringBack(() => back);
  };
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
      {text('unsaved.left', { time: time.near(of.left) })}
      {of.isOlder && ` ${text('unsaved.older')}`}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={of.take}>
          {text('unsaved.take')}
        </Button>
        <Button size="small" color="inherit" onClick={drop}>
          {text('unsaved.drop')}
        </Button>
      </Box>
    </Alert>
  );
}
