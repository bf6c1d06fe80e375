import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { styleNonce } from '../../../theme/nonce.ts';
import { storySchema } from '../merge/document.ts';
import type { TextNode } from '../merge/node.ts';

/** Blocks of a story that can be typed into. */
export function JoinedText(props: {
  nodes: readonly TextNode[];
  lang: string;
  label: string;
  onChange: (nodes: TextNode[]) => void;
}) {
  const editor = useEditor({
    extensions: storySchema,
    content: { type: 'doc', content: [...props.nodes] },
    ...(styleNonce ? { injectNonce: styleNonce } : {}),
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': props.label, dir: 'auto' } },
    onUpdate: ({ editor: now }) => props.onChange((now.getJSON() as TextNode).content ?? []),
  });
  return (
    <Box lang={props.lang} sx={{ '& .tiptap': { outline: 'none', whiteSpace: 'pre-wrap' }, '& .tiptap > *': { m: 0 } }}>
      <EditorContent editor={editor} />
    </Box>
  );
}
