import { useListContext } from 'ra-core';
import { useEffect } from 'react';
import type { AdminItem } from '../../../../src/news/model/news.ts';

/** Marks the element of a story in the list, whatever it looks like. */
export const rowOf = (id: number): { 'data-story': number } => ({ 'data-story': id });

const linkOf = (id: number): HTMLElement | null => document.querySelector(`[data-story="${id}"] a`);
const storyAt = (element: Element): number => Number(element.closest<HTMLElement>('[data-story]')?.dataset.story);

/**
 * j and k move the focus to the title of the next and of the previous story, x selects that story; Enter opens it, as
 * with any link.
 */
export function useListKeys(): void {
  const { data = [], onToggleItem } = useListContext<AdminItem>();
  useEffect(() => {
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey) return;
      if (target.closest('input:not([type=checkbox]), textarea, [role=dialog], [role=menu], [role=listbox]')) return;
      const at = data.findIndex(({ id }) => id === storyAt(target));
      const step = key === 'j' ? 1 : key === 'k' ? -1 : 0;
      const next = step === 0 ? undefined : data[Math.max(0, Math.min(data.length - 1, at + step))];
      const current = data[at];
      if (next) linkOf(next.id)?.focus();
      else if (key === 'x' && current) onToggleItem(current.id);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [data, onToggleItem]);
}
