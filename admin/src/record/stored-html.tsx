import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useMemo } from 'react';
import { pageOfFrame, playerOf } from '../../../src/text/markup/players/players.ts';

/**
 * Stored HTML without its frames: a film or post of another host is a link to its page, as it is on the site until it is
 * requested. The policy of the interface allows no frame.
 */
function withoutFrames(html: string): string {
  if (!html.includes('<iframe')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const frame of body.querySelectorAll('iframe')) {
    const address = frame.getAttribute('src') ?? '';
    const player = playerOf(address);
    const page = player?.page ?? pageOfFrame(address);
    const link = body.ownerDocument.createElement('a');
    link.href = page ?? '';
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.textContent = player ? `${player.kind === 'film' || player.kind === 'sound' ? '▶ ' : ''}${player.site}` : page;
    frame.replaceWith(...(page === null ? [] : [link]));
  }
  return body.innerHTML;
}

/** HTML that the server has sanitised, in the language of its text. */
export function StoredHtml({ html, lang, sx }: { html: string; lang: string; sx?: SxProps }) {
  const shown = useMemo(() => withoutFrames(html), [html]);
  return (
    <Box
      lang={lang}
      dir="auto"
      sx={{ overflowWrap: 'anywhere', '& img, & video': { maxWidth: '100%', height: 'auto' }, ...(sx as object) }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it, and the policy allows no script
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
