import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Media } from '../../../src/media/model/media.ts';
import { useText } from '../i18n/use-text.ts';

/** Fractions of the picture. */
export type Area = NonNullable<Media['crop']>;

const whole: Area = { x: 0, y: 0, width: 1, height: 1 };
const [least, step] = [0.05, 0.02];
const corners = ['nw', 'ne', 'sw', 'se'] as const;
type Corner = (typeof corners)[number];

const round = (value: number): number => Math.round(value * 1_000) / 1_000;
const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

export const movedArea = (area: Area, dx: number, dy: number): Area => ({
  ...area,
  x: round(within(area.x + dx, 0, 1 - area.width)),
  y: round(within(area.y + dy, 0, 1 - area.height)),
});

/** The area with a corner moved; the opposite corner stays. */
export function resized({ x, y, width, height }: Area, corner: Corner, dx: number, dy: number): Area {
  const [right, bottom] = [x + width, y + height];
  const left = corner.endsWith('w') ? within(x + dx, 0, right - least) : x;
  const top = corner.startsWith('n') ? within(y + dy, 0, bottom - least) : y;
  const end = corner.endsWith('e') ? within(right + dx, x + least, 1) : right;
  const foot = corner.startsWith('s') ? within(bottom + dy, y + least, 1) : bottom;
  return { x: round(left), y: round(top), width: round(end - left), height: round(foot - top) };
}

/** The largest area of a ratio of sides, in the middle. @param picture width by height */
export function ofRatio(ratio: number, picture: number): Area {
  const [width, height] = ratio > picture ? [1, picture / ratio] : [ratio / picture, 1];
  return { x: round((1 - width) / 2), y: round((1 - height) / 2), width: round(width), height: round(height) };
}

const ratios = [
  ['16:9', 16 / 9],
  ['4:3', 4 / 3],
  ['1:1', 1],
] as const;

/** The part of a picture that readers see: by the corners, or by the arrow keys (with Shift they change the size). */
export function CropEditor(props: { media: Media; value: Area | null; onChange: (area: Area | null) => void }) {
  const text = useText();
  const { media, onChange } = props;
  const area = props.value ?? whole;
  const box = useRef<HTMLDivElement>(null);
  const drag = useRef<{ x: number; y: number; area: Area; corner: Corner | null } | null>(null);
  const down = (event: PointerEvent<HTMLElement>, corner: Corner | null) => {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, area, corner };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    const bounds = box.current?.getBoundingClientRect();
    if (!drag.current || !bounds) return;
    const { x, y, area: before, corner } = drag.current;
    const [dx, dy] = [(clientX - x) / bounds.width, (clientY - y) / bounds.height];
    onChange(corner ? resized(before, corner, dx, dy) : movedArea(before, dx, dy));
  };
  const up = () => {
    drag.current = null;
  };
  const key = (event: KeyboardEvent) => {
    const dx = { ArrowLeft: -step, ArrowRight: step }[event.key] ?? 0;
    const dy = { ArrowUp: -step, ArrowDown: step }[event.key] ?? 0;
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    onChange(event.shiftKey ? resized(area, 'se', dx, dy) : movedArea(area, dx, dy));
  };
  const at = (value: number) => `${value * 100}%`;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box ref={box} dir="ltr" sx={{ position: 'relative', width: 'fit-content', mx: 'auto', overflow: 'hidden' }}>
        <Box
          component="img"
          src={media.edit_url}
          alt=""
          draggable={false}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 360 }}
        />
        <Box
          role="application"
          tabIndex={0}
          aria-label={text('crop.area')}
          onKeyDown={key}
          onPointerDown={(event) => down(event, null)}
          onPointerMove={move}
          onPointerUp={up}
          sx={{
            position: 'absolute',
            cursor: 'move',
            touchAction: 'none',
            border: '2px solid #fff',
            boxShadow: '0 0 0 2000px rgb(0 0 0 / 55%)',
          }}
          style={{ left: at(area.x), top: at(area.y), width: at(area.width), height: at(area.height) }}
        >
          {corners.map((corner) => (
            <Box
              key={corner}
              onPointerDown={(event) => down(event, corner)}
              onPointerMove={move}
              onPointerUp={up}
              sx={{
                position: 'absolute',
                width: 24,
                height: 24,
                bgcolor: '#fff',
                border: '2px solid #000',
                touchAction: 'none',
                cursor: corner === 'nw' || corner === 'se' ? 'nwse-resize' : 'nesw-resize',
                [corner.startsWith('n') ? 'top' : 'bottom']: -2,
                [corner.endsWith('w') ? 'left' : 'right']: -2,
              }}
            />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button onClick={() => onChange(null)} disabled={props.value === null}>
          {text('crop.whole')}
        </Button>
        {ratios.map(([name, ratio]) => (
          <Button
            key={name}
            onClick={() => onChange(ofRatio(ratio, (media.width ?? 1) / (media.height ?? 1)))}
            dir="ltr"
          >
            {name}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
