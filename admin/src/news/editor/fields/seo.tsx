import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ComponentProps, memo, useState } from 'react';
import type { AdminItem } from '../../../../../src/news/model/news.ts';
import { useFieldName, useText } from '../../../i18n/use-text.ts';
import { fieldId } from '../field-id.ts';
import type { StoryFields } from '../story.ts';
import { plainText } from '../text/plain.ts';
import { CountedField } from './counted-field.tsx';
import { FieldSection, part } from './section.tsx';

/** What an address can have of what was typed. */
const slugOf = (typed: string): string =>
  typed
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, 80)
    .replace(/-$/, '') ?? '';

const SeoFields = part(['seo_title', 'seo_description', 'slug', 'lang'], ({ story, isReadOnly, errors }) => {
  const text = useText();
  const name = useFieldName();
  const { fields, set, stored } = story;
  const [typed, setTyped] = useState<string | null>(null);
  const line = (field: 'seo_title' | 'seo_description', fits: number, most: number, rows = 1) => (
    <CountedField
      id={fieldId(field)}
      label={name(field)}
      value={fields[field] ?? ''}
      onChange={(value) => set({ [field]: value === '' ? null : value })}
      lang={fields.lang}
      fits={fits}
      most={most}
      rows={rows}
      cut="editor.seo_cut"
      isReadOnly={isReadOnly}
      error={errors[field]}
    />
  );
  return (
    <>
      {line('seo_title', 60, 200)}
      {line('seo_description', 160, 500, 2)}
      {stored.item && (
        <TextField
          id={fieldId('slug')}
          label={name('slug')}
          value={typed ?? fields.slug}
          disabled={isReadOnly}
          onChange={({ target: { value } }) => {
            setTyped(value);
            const slug = slugOf(value);
            if (slug !== '') set({ slug });
          }}
          onBlur={() => setTyped(null)}
          error={errors.slug !== undefined}
          helperText={errors.slug ?? text('editor.slug_help')}
          slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' } }}
        />
      )}
    </>
  );
});

/** The story as a search engine lists it. */
const SearchResult = memo(({ fields, item }: { fields: StoryFields; item: AdminItem | null }) => {
  const text = useText();
  const address = item?.share_url?.replace(/[^/]*$/, `${fields.slug}-${item.id}`);
  return (
    <Box
      role="group"
      aria-label={text('editor.seo_preview')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5, overflowWrap: 'anywhere' }}
    >
      {address && (
        <Typography variant="caption" component="p" dir="ltr" color="text.secondary">
          {decodeURI(address)}
        </Typography>
      )}
      <Typography lang={fields.lang} dir="auto" sx={{ color: 'primary.main', fontWeight: 600 }}>
        {fields.seo_title || fields.title || text('editor.no_title')}
      </Typography>
      <Typography
        variant="body2"
        lang={fields.lang}
        dir="auto"
        sx={{ display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
      >
        {fields.seo_description || fields.summary || plainText(fields.content).slice(0, 300)}
      </Typography>
    </Box>
  );
});

/**
 * What search engines and shared links show of a story, and its address.
 * @param shown the fields as they are shown in the result, which may come later than they are typed
 */
export function Seo({ shown, ...props }: ComponentProps<typeof SeoFields> & { shown: StoryFields }) {
  const text = useText();
  return (
    <FieldSection title={text('editor.seo')}>
      <SeoFields {...props} />
      <SearchResult fields={shown} item={props.story.stored.item} />
    </FieldSection>
  );
}
