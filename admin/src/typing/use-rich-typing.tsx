import { type ReactNode, useState } from 'react';
import { richSurface, TypingExtension } from './rich-surface.ts';
import { useTypingSession } from './use-typing-session.tsx';

/** Typing in Latin letters in the text of a story: an extension of its editor, and the suggestions to show beside it. */
export function useRichTyping(lang: string): { extension: typeof TypingExtension; suggestions: ReactNode } {
  const { begin, suggestions } = useTypingSession(lang);
  const [extension] = useState(() => TypingExtension.configure({ begin: (view) => begin(richSurface(view)) }));
  return { extension, suggestions };
}
