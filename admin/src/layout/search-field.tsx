import Search from '@mui/icons-material/Search';
import type { SxProps } from '@mui/material/styles';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useLanguages } from '../api/languages.ts';
import { TypedField } from '../typing/typed-field.tsx';

/** Words go to the server after a pause; an input method has ended by then. */
const pauseMs = 400;

/** Finds rows of a list. Latin letters can become the script of `lang`, or of the first language of the publisher. */
export function SearchField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  lang?: string | undefined;
  sx?: SxProps;
}) {
  const { value, onChange } = props;
  const [first] = useLanguages();
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState({ text: value });
  useEffect(() => setTyped(value), [value]);
  // After each render, so that what was set back meanwhile is sent again.
  useEffect(() => {
    if (typed === value) return;
    // A transition is drawn with those before it: `onChange` then knows a filter that was chosen within the pause. The router
    // sets addresses by transitions, so that without one it would set the filter back.
    const timer = setTimeout(() => startTransition(() => setSent({ text: typed })), pauseMs);
    return () => clearTimeout(timer);
  });
  const send = useEffectEvent((text: string) => {
    if (text !== value) onChange(text);
  });
  useEffect(() => send(sent.text), [sent]);
  return (
    <TypedField
      lang={props.lang ?? first?.code ?? 'en'}
      value={typed}
      placeholder={props.label}
      onChange={(event) => setTyped(event.target.value)}
      htmlInput={{ 'aria-label': props.label, type: 'search' }}
      start={<Search fontSize="small" />}
      sx={{ flexGrow: 1, minWidth: 200, ...props.sx }}
    />
  );
}
