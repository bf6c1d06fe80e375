import Collections from '@mui/icons-material/Collections';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import HowToVote from '@mui/icons-material/HowToVote';
import ImageIcon from '@mui/icons-material/Image';
import InsertLink from '@mui/icons-material/InsertLink';
import Redo from '@mui/icons-material/Redo';
import Search from '@mui/icons-material/Search';
import SmartDisplay from '@mui/icons-material/SmartDisplay';
import TableChart from '@mui/icons-material/TableChart';
import TextFields from '@mui/icons-material/TextFields';
import Title from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ComponentType } from 'react';
import { type Key, useText } from '../../../i18n/use-text.ts';

interface Tool {
  title: Key;
  icon: ComponentType<{ fontSize?: 'small' }>;
  run: (editor: Editor) => void;
  isActive?: (editor: Editor) => boolean;
}

const tools: readonly (Tool | null)[] = [
  {
    title: 'editor.bold',
    icon: FormatBold,
    run: (e) => e.chain().focus().toggleBold().run(),
    isActive: (e) => e.isActive('bold'),
  },
  {
    title: 'editor.italic',
    icon: FormatItalic,
    run: (e) => e.chain().focus().toggleItalic().run(),
    isActive: (e) => e.isActive('italic'),
  },
  {
    title: 'editor.heading',
    icon: Title,
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    isActive: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    title: 'editor.subheading',
    icon: TextFields,
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    isActive: (e) => e.isActive('heading', { level: 3 }),
  },
  null,
  {
    title: 'editor.bullets',
    icon: FormatListBulleted,
    run: (e) => e.chain().focus().toggleBulletList().run(),
    isActive: (e) => e.isActive('bulletList'),
  },
  {
    title: 'editor.numbers',
    icon: FormatListNumbered,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
    isActive: (e) => e.isActive('orderedList'),
  },
  {
    title: 'editor.quote',
    icon: FormatQuote,
    run: (e) => e.chain().focus().toggleBlockquote().run(),
    isActive: (e) => e.isActive('blockquote'),
  },
  { title: 'editor.table', icon: TableChart, run: (e) => e.chain().focus().insertTable({ rows: 3, cols: 2 }).run() },
  { title: 'editor.rule', icon: HorizontalRule, run: (e) => e.chain().focus().setHorizontalRule().run() },
  { title: 'editor.clear', icon: FormatClear, run: (e) => e.chain().focus().unsetAllMarks().clearNodes().run() },
  null,
  { title: 'editor.undo', icon: Undo, run: (e) => e.chain().focus().undo().run() },
  { title: 'editor.redo', icon: Redo, run: (e) => e.chain().focus().redo().run() },
];

/** The tools of the text. A tool of a mark or a block says whether the caret is in one. */
export function Toolbar(props: {
  editor: Editor;
  onLink: () => void;
  onImage: () => void;
  onGallery: () => void;
  onEmbed: () => void;
  /** null: there is no story yet that could have polls. */
  onPoll: (() => void) | null;
  onFind: () => void;
}) {
  const { editor, onLink, onImage } = props;
  const text = useText();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map((tool) => tool?.isActive?.(now) ?? false),
  });
  const button = (title: Key, Icon: Tool['icon'], onClick: () => void, isActive?: boolean) => (
    <Tooltip key={title} title={text(title)}>
      <IconButton
        size="small"
        onClick={onClick}
        color={isActive ? 'primary' : 'default'}
        aria-label={text(title)}
        {...(isActive === undefined ? {} : { 'aria-pressed': isActive })}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
  return (
    <Box
      role="toolbar"
      aria-label={text('editor.format')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 52,
        bgcolor: 'background.paper',
        zIndex: 2,
        borderRadius: '10px 10px 0 0',
      }}
    >
      {tools.map((tool, i) =>
        tool ? (
          button(tool.title, tool.icon, () => tool.run(editor), tool.isActive ? (active[i] ?? false) : undefined)
        ) : (
          <Divider key={`line-${String(i)}`} orientation="vertical" flexItem sx={{ mx: 0.5 }} />
        ),
      )}
      {button('editor.link', InsertLink, onLink)}
      {button('editor.image', ImageIcon, onImage)}
      {button('editor.gallery', Collections, props.onGallery)}
      {button('editor.embed', SmartDisplay, props.onEmbed)}
      {props.onPoll && button('polls.one', HowToVote, props.onPoll)}
      {button('editor.find', Search, props.onFind)}
    </Box>
  );
}
