import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { withoutControls } from '../../../../../src/text/normalise.ts';
import { useText } from '../../../i18n/use-text.ts';
import { MediaDialog } from '../../../media/media-dialog.tsx';
import { may } from '../../../session/rights.ts';
import { styleNonce } from '../../../theme/nonce.ts';
import { useRichTyping } from '../../../typing/use-rich-typing.tsx';
import { Caret, setBlocks } from './caret.ts';
import { cleanPaste } from './clean-paste.ts';
import { frameOf, playerOfPaste } from './embed.ts';
import { Find } from './find.ts';
import { FindBar } from './find-bar.tsx';
import { Gallery, type GalleryPicture } from './gallery.ts';
import { GalleryDialog } from './gallery-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MixedScripts } from './mixed-scripts.ts';
import { PollPlace } from './poll.ts';
import { PollDialog } from './poll-dialog.tsx';
import { editorHtml, textSchema } from './schema.ts';
import { Toolbar } from './toolbar.tsx';

/** The text of a story as HTML. `lang` gives script and direction; `label` is what a screen reader calls it. */
export function RichText(props: {
  value: string;
  /** @param over the value over which it was typed */
  onChange?: (html: string, over: string) => void;
  lang: string;
  label?: string;
  /** Of the text in the page. */
  id?: string;
  /** The story, whose polls can stand in the text. */
  newsId?: number | null;
  isReadOnly?: boolean;
}) {
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const [isEmbedding, setEmbedding] = useState(false);
  const [isFinding, setFinding] = useState(false);
  const [isPollOpen, setPollOpen] = useState(false);
  /** The gallery that is open: where it stands, null for a new one. */
  const [gallery, setGallery] = useState<{ at: number | null; pictures: readonly GalleryPicture[] } | null>(null);
  const typing = useRichTyping(props.lang);
  const { onChange, newsId } = props;
  const given = useRef(props.value);
  /** The value that was read last, and what the editor makes of it. */
  const loaded = useRef({ value: props.value, html: '' });
  const changed = useRef(onChange);
  changed.current = onChange;
  const editor = useEditor({
    extensions: [
      ...textSchema,
      Caret,
      PollPlace.configure({ label: text('polls.one') }),
      Gallery.configure({
        edit: (at, pictures) => setGallery({ at, pictures }),
        editText: text('editor.edit_gallery'),
      }),
      Find,
      MixedScripts.configure({ title: text('editor.mixed') }),
      typing.extension,
    ],
    content: props.value,
    editable: !props.isReadOnly,
    ...(styleNonce ? { injectNonce: styleNonce } : {}),
    editorProps: {
      attributes: {
        ...(props.id ? { id: props.id } : {}),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': props.label ?? text('editor.content'),
        dir: 'auto',
        'data-placeholder': props.isReadOnly ? '' : text('editor.write_here'),
      },
      transformPastedHTML: cleanPaste,
      transformPastedText: withoutControls,
    },
    onCreate({ editor: now }) {
      loaded.current.html = editorHtml(now);
    },
    onUpdate({ editor: now }) {
      const html = editorHtml(now);
      // The editor writes the same text in its own way: what nobody has changed stays as it was written.
      const value = html === loaded.current.html ? loaded.current.value : html;
      if (value === given.current) return;
      const over = given.current;
      given.current = value;
      changed.current?.(value, over);
    },
  });
  // A value from elsewhere: a restored revision, what another editor saved.
  useEffect(() => {
    if (!editor || props.value === given.current) return;
    given.current = props.value;
    setBlocks(editor, props.value);
    loaded.current = { value: props.value, html: editorHtml(editor) };
  }, [editor, props.value]);
  useEffect(() => {
    editor?.setEditable(!props.isReadOnly, false);
  }, [editor, props.isReadOnly]);
  if (!editor) return null;

  const saveLink = (href: string | null) => {
    setLinking(false);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === null) chain.unsetLink().run();
    // Where nothing is selected the address is its own text.
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
  };
  // What has no player stays a link.
  const saveEmbed = (href: string | null) => {
    setEmbedding(false);
    if (href === null) return;
    const player = playerOfPaste(href);
    const link = {
      type: 'paragraph',
      content: [{ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }],
    };
    const added = player ? { type: 'embed', attrs: frameOf(player) } : link;
    // Behind what is selected: a film that was just added stays.
    editor
      .chain()
      .focus()
      .insertContentAt(editor.state.selection.to, [added, { type: 'paragraph' }])
      .run();
  };
  const saveGallery = (pictures: GalleryPicture[]) => {
    const { at } = gallery ?? { at: null };
    setGallery(null);
    const chain = editor.chain().focus();
    if (at === null) {
      const added = [{ type: 'gallery', attrs: { pictures } }, { type: 'paragraph' }];
      if (pictures.length > 0) chain.insertContentAt(editor.state.selection.to, added).run();
    } else if (pictures.length === 0) chain.deleteRange({ from: at, to: at + 1 }).run();
    else chain.insertContentAt({ from: at, to: at + 1 }, { type: 'gallery', attrs: { pictures } }).run();
  };
  const keys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || props.isReadOnly || !/^[fh]$/i.test(event.key)) return;
    event.preventDefault();
    setFinding(true);
  };
  return (
    <Box
      lang={props.lang}
      onKeyDown={keys}
      sx={{
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: 'background.paper',
        '&:focus-within': { borderColor: 'primary.main' },
        '& .tiptap': {
          whiteSpace: 'pre-wrap',
          overflowWrap: 'break-word',
          minHeight: 320,
          p: 2,
          outline: 'none',
          fontSize: '1.06rem',
          lineHeight: 1.75,
        },
        // An empty text says what it is for.
        '& .tiptap:has(> p:only-child > br.ProseMirror-trailingBreak:only-child)::before': {
          content: 'attr(data-placeholder)',
          float: 'inline-start',
          height: 0,
          pointerEvents: 'none',
          color: 'text.secondary',
        },
        '& .tiptap > *': { m: 0 },
        '& .tiptap > * + *': { mt: 1.5 },
        '& .tiptap li p, & .tiptap td p, & .tiptap th p, & .tiptap blockquote p': { m: 0 },
        '& .tiptap img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
        '& .tiptap [data-embed]': { p: 1.5, borderRadius: 1, bgcolor: 'action.hover', overflowWrap: 'anywhere' },
        '& .tiptap [data-gallery]': {
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          overflowX: 'auto',
          p: 1,
          borderRadius: 1,
          bgcolor: 'action.hover',
        },
        '& .tiptap [data-gallery] button': {
          font: 'inherit',
          fontSize: '0.9rem',
          flexShrink: 0,
          px: 1.5,
          py: 0.75,
          border: 1,
          borderColor: 'primary.main',
          borderRadius: 1,
          color: 'primary.main',
          bgcolor: 'background.paper',
          cursor: 'pointer',
        },
        '& .tiptap [data-gallery] img': { height: 120, width: 'auto', maxWidth: 'none' },
        '& .tiptap .mixed': { textDecoration: 'underline dotted', textDecorationColor: 'warning.main', cursor: 'help' },
        '& .tiptap .found': { bgcolor: 'warning.light', color: 'common.black' },
        '& .tiptap .shown': { outline: 2, outlineColor: 'warning.dark', outlineStyle: 'solid' },
        '& .tiptap blockquote': { borderInlineStart: 3, borderColor: 'primary.main', ms: 0, ps: 2 },
        '& .tiptap table': { borderCollapse: 'collapse', width: '100%' },
        '& .tiptap td, & .tiptap th': { border: 1, borderColor: 'divider', p: 0.75 },
      }}
    >
      {!props.isReadOnly && (
        <Toolbar
          editor={editor}
          onLink={() => setLinking(true)}
          onImage={() => setChoosing(true)}
          onGallery={() => setGallery({ at: null, pictures: [] })}
          onEmbed={() => setEmbedding(true)}
          onPoll={newsId && may('polls.read') ? () => setPollOpen(true) : null}
          onFind={() => setFinding(true)}
        />
      )}
      {isFinding && <FindBar editor={editor} onClose={() => setFinding(false)} />}
      <EditorContent editor={editor} />
      {typing.suggestions}
      {isLinking && (
        <LinkDialog
          before={(editor.getAttributes('link').href as string | undefined) ?? ''}
          onSave={saveLink}
          onClose={() => setLinking(false)}
        />
      )}
      {isEmbedding && (
        <LinkDialog title={text('editor.embed')} before="" onSave={saveEmbed} onClose={() => setEmbedding(false)} />
      )}
      {isPollOpen && newsId && (
        <PollDialog
          newsId={newsId}
          onClose={() => setPollOpen(false)}
          onChoose={(id) => {
            setPollOpen(false);
            const added = [{ type: 'poll', attrs: { id } }, { type: 'paragraph' }];
            editor.chain().focus().insertContentAt(editor.state.selection.to, added).run();
          }}
        />
      )}
      {gallery && (
        <GalleryDialog
          before={gallery.pictures}
          lang={props.lang as 'te'}
          onSave={saveGallery}
          onClose={() => setGallery(null)}
        />
      )}
      {isChoosing && (
        <MediaDialog
          kind="image"
          onClose={() => setChoosing(false)}
          onChoose={(media) => {
            setChoosing(false);
            // Texts name originals: readers get what is made of them, also after another crop.
            if (media.original_url)
              editor
                .chain()
                .focus()
                .setImage({ src: media.original_url, alt: media.alt[props.lang as 'te'] ?? '' })
                .run();
          }}
        />
      )}
    </Box>
  );
}
