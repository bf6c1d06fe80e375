import { type PointerEvent, useRef, useState } from 'react';

/** So near to an edge of the window (px) the page scrolls along, by so much at a time. */
const edge = 60;
const scrollStep = 12;

/** The place in a list that is nearest to a height in the window: the number of rows whose middle lies above it. */
function placeAt(list: HTMLElement, y: number): number {
  const rows = [...list.children].map((row) => row.getBoundingClientRect());
  return rows.filter(({ top, height }) => top + height / 2 < y).length;
}

/**
 * Dragging of a row to another place of its list by a handle, with the mouse, a pen or a finger.
 * @param onDrop gets the row and the place before which it was let go, as the list stands
 */
export function useDrag(onDrop: (id: number, before: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<{ id: number; before: number } | null>(null);
  const move = (event: PointerEvent, id: number) => {
    if (!list.current) return;
    const { clientY: y } = event;
    if (y < edge) window.scrollBy(0, -scrollStep);
    else if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep);
    setDragged({ id, before: placeAt(list.current, y) });
  };
  return {
    list,
    dragged,
    /** Properties of the handle of a row. */
    handle: (id: number, place: number) => ({
      style: { touchAction: 'none', cursor: 'grab' },
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault(); // no text is selected
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ id, before: place });
      },
      onPointerMove: (event: PointerEvent) => {
        if (dragged?.id === id) move(event, id);
      },
      onPointerUp: ({ clientY }: PointerEvent) => {
        if (dragged?.id !== id || !list.current) return;
        setDragged(null);
        onDrop(id, placeAt(list.current, clientY)); // the last move may not be drawn yet
      },
      onPointerCancel: () => setDragged(null),
    }),
  };
}
