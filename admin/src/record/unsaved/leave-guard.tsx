import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useNotify } from 'ra-core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { isTyped, leaveForms, onQuestion, question } from './open-forms.ts';

/** Before another page is opened what was typed is kept; where that cannot be, the user confirms. Once on every page. */
export function LeaveGuard() {
  const text = useText();
  const notify = useNotify();
  const answer = useSyncExternalStore(onQuestion, question);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isTyped(),
  );
  // Going back while the next page is being loaded is another one, though nothing was drawn in between.
  const handled = useRef<object | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is to be opened
  useEffect(() => {
    if (blocker.state !== 'blocked' || handled.current === blocker) return;
    handled.current = blocker;
    void leaveForms().then((how) => {
      if (how === 'stay') blocker.reset();
      else blocker.proceed();
      if (how === 'kept') notify(text('unsaved.kept'), { type: 'info' });
    });
  }, [blocker]);
  return (
    <Dialog
      open={answer !== null}
      onClose={() => answer?.(false)}
      aria-labelledby="leave-title"
      aria-describedby="leave-about"
    >
      <DialogTitle id="leave-title">{text('unsaved.question')}</DialogTitle>
      <DialogContent id="leave-about">{text('unsaved.about')}</DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => answer?.(true)}>
          {text('unsaved.lose')}
        </Button>
        <Button autoFocus variant="contained" onClick={() => answer?.(false)}>
          {text('unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
