import Box from '@mui/material/Box';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Media } from '../../../src/media/model/media.ts';
import { useText } from '../i18n/use-text.ts';

type Point = NonNullable<Media['focal']>;

const clamp = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1_000) / 1_000;
const steps: Record<string, Point> = {
  ArrowLeft: { x: -0.02, y: 0 },
  ArrowRight: { x: 0.02, y: 0 },
  ArrowUp: { x: 0, y: -0.02 },
  ArrowDown: { x: 0, y: 0.02 },
};

/** The point that stays visible when a picture is cut: by click, or by the arrow keys. It is a part of the whole picture. */
export function FocalPoint({
  media,
  value,
  onChange,
}: {
  media: Media;
  value: Point | null;
  onChange?: (point: Point) => void;
}) {
  const text = useText();
  const point = value ?? { x: 0.5, y: 0.5 };
  const click = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange?.({ x: clamp((event.clientX - left) / width), y: clamp((event.clientY - top) / height) });
  };
  const key = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange?.({ x: clamp(point.x + step.x), y: clamp(point.y + step.y) });
  };
  return (
    <Box
      role="application"
      tabIndex={0}
      aria-label={text('media.focal')}
      onClick={click}
      onKeyDown={key}
      dir="ltr"
      sx={{ position: 'relative', cursor: onChange ? 'crosshair' : 'default', width: 'fit-content', mx: 'auto' }}
    >
      <Box component="img" src={media.edit_url} alt="" sx={{ display: 'block', maxWidth: '100%', maxHeight: 360 }} />
      {onChange && (
        <Box
          sx={{
            position: 'absolute',
            left: `calc(${point.x * 100}% - 14px)`,
            top: `calc(${point.y * 100}% - 14px)`,
            width: 28,
            height: 28,
            borderRadius: '50%',
            border: '3px solid #fff',
            boxShadow: '0 0 0 2px #000, inset 0 0 0 1px #000',
            pointerEvents: 'none',
          }}
        />
      )}
    </Box>
  );
}
