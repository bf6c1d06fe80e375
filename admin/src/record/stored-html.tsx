import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import { useMemo } from 'react';
import { playerOf } from '../../../src/text/markup/players.ts';

/**
 * Stored HTML without its frames: a film or post of another host is a link to its page, as it is on the site until it is
 * asked for. The policy of the interface allows no frame.
 */
function withoutFrames(html: string): string {
  if (!html.includes('<iframe')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const frame of body.querySelectorAll('iframe')) {
    const player = playerOf(frame.getAttribute('src') ?? '');
    const link = body.ownerDocument.createElement('a');
    if (player) {
      link.href = player.page;
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
      link.textContent = `${player.isPost ? '' : '▶ '}${player.site}`;
    }
    frame.replaceWith(...(player ? [link] : []));
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
