import { useEffect, useState } from 'react';
import { TypedField } from '../../typing/typed-field.tsx';

/** Words of a filter; they narrow the list when they are finished: by Enter, or when the field is left. */
export function FilterText(props: { label: string; value: string; lang: string; onChange: (value: string) => void }) {
  const { value, onChange } = props;
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const finish = () => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <TypedField
      lang={props.lang}
      label={props.label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish();
      }}
    />
  );
}
