import ContentCopy from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { showPicture } from '../../../media/shown.ts';
import { type TextNode, wordsIn } from '../merge/node.ts';
import { ownWords } from '../merge/words.ts';

/** The files that a block shows. */
const filesIn = ({ attrs, content = [] }: TextNode): string[] => [
  ...(typeof attrs?.src === 'string' ? [attrs.src] : []),
  ...(Array.isArray(attrs?.pictures) ? attrs.pictures.map(({ src }: { src: string }) => src) : []),
  ...content.flatMap(filesIn),
];

/** Text in which the words that the other side does not have are marked. */
export function OwnWords({ text, other }: { text: string; other: string }) {
  return ownWords(text, other).map(({ text: words, isOwn }, at) =>
    isOwn ? (
      <Box
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name and do not move
        key={at}
        component="mark"
        sx={{
          bgcolor: 'rgba(240,170,40,.3)',
          color: 'inherit',
          textDecoration: 'underline',
          textDecorationThickness: 2,
        }}
      >
        {words}
      </Box>
    ) : (
      words
    ),
  );
}

/** A block of one side: its words, its pictures. */
export function OwnBlock({ node, other }: { node: TextNode; other: TextNode | null }) {
  const words = wordsIn(node);
  const files = filesIn(node);
  return (
    <>
      {files.map((src) =>
        node.type === 'embed' ? (
          <bdi key={src}>{src}</bdi>
        ) : (
          <Box
            key={src}
            component="img"
            alt=""
            ref={(image: HTMLImageElement | null) => {
              if (image && !image.src) void showPicture(image, src, '240px');
            }}
            sx={{ display: 'block', maxWidth: '100%', maxHeight: 140, borderRadius: 1, mb: 1 }}
          />
        ),
      )}
      <OwnWords text={words} other={other ? wordsIn(other) : ''} />
      {files.length === 0 && words === '' && '–'}
    </>
  );
}

/** What one side says of a place, with a button that copies it. `isOn`: it is what stays. */
export function Side(props: {
  name: string;
  copyLabel: string;
  /** What is copied; '': nothing. */
  words: string;
  lang: string;
  isOn: boolean;
  children: ReactNode;
}) {
  const text = useText();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(props.words).then(
      () => notify(text('versions.copied'), { type: 'success' }),
      () => {}, // the text can be selected
    );
  return (
    <Box
      sx={{
        border: props.isOn ? 2 : 1,
        borderColor: props.isOn ? 'primary.main' : 'divider',
        borderRadius: 2,
        p: props.isOn ? '11px' : 1.5,
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 }}>
        <Typography variant="body2" color="text.secondary">
          {props.name}
        </Typography>
        {props.words !== '' && (
          <IconButton
            size="small"
            aria-label={props.copyLabel}
            title={text('versions.copy')}
            onClick={() => void copy()}
          >
            <ContentCopy fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Typography
        component="div"
        lang={props.lang}
        dir="auto"
        sx={{ maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
      >
        {props.children}
      </Typography>
    </Box>
  );
}
