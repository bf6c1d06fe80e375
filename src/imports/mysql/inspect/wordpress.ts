import type { GivenMapping } from '../mapping.ts';
import type { TableSurvey } from './survey.ts';

const roles = {
  'a:1:{s:13:"administrator";b:1;}': 'chief',
  'a:1:{s:6:"editor";b:1;}': 'editor',
  'a:1:{s:6:"author";b:1;}': 'contributor',
  'a:1:{s:11:"contributor";b:1;}': 'contributor',
};

/** The tables of WordPress, whatever their prefix; null where there are none. */
export function wordpressDraft(all: readonly TableSurvey[], site: string | null): Partial<GivenMapping> | null {
  const has = (table: TableSurvey, ...names: string[]): boolean =>
    names.every((name) => table.columns.some((column) => column.name === name));
  const posts = all.find((table) => has(table, 'post_title', 'post_content', 'post_type', 'post_status'));
  if (!posts?.name.endsWith('posts')) return null;
  const prefix = posts.name.slice(0, -'posts'.length);
  const named = (name: string): TableSurvey | undefined => all.find((table) => table.name === prefix + name);
  const t = (name: string): string => prefix + name;
  const hasTerms = named('terms') && named('term_taxonomy') && named('term_relationships');
  const options = named('options');
  const structure = options?.samples.find((row) => row.option_name === 'permalink_structure')?.option_value ?? '';
  const pattern = structure.replace('%postname%', '{post_name}').replace('%post_id%', '{ID}');
  return {
    stories: [
      {
        table: posts.name,
        id: 'ID',
        where: { post_type: ['post'], post_status: ['publish', 'future', 'draft', 'pending', 'private'] },
        joins: {
          ...(named('users') ? { writer: { table: t('users'), on: { ID: 'post_author' } } } : {}),
          ...(hasTerms
            ? {
                relation: { table: t('term_relationships'), on: { object_id: 'ID' }, many: true },
                taxonomy: {
                  table: t('term_taxonomy'),
                  on: { term_taxonomy_id: 'relation.term_taxonomy_id' },
                  where: { taxonomy: ['category'] },
                },
                tagged: {
                  table: t('term_taxonomy'),
                  on: { term_taxonomy_id: 'relation.term_taxonomy_id' },
                  where: { taxonomy: ['post_tag'] },
                  many: true,
                },
                tag: { table: t('terms'), on: { term_id: 'tagged.term_id' }, many: true },
              }
            : {}),
          ...(named('postmeta')
            ? {
                thumb: { table: t('postmeta'), on: { post_id: 'ID' }, where: { meta_key: ['_thumbnail_id'] } },
                file: {
                  table: t('postmeta'),
                  on: { post_id: 'thumb.meta_value' },
                  where: { meta_key: ['_wp_attached_file'] },
                },
              }
            : {}),
        },
        fields: {
          title: 'post_title',
          content: 'post_content',
          summary: 'post_excerpt',
          slug: 'post_name',
          published_at: { column: 'post_date_gmt', zone: 'UTC' },
          status: {
            column: 'post_status',
            map: { publish: 'published', future: 'scheduled', draft: 'draft', private: 'draft', pending: 'review' },
          },
          ...(named('users') ? { author: 'writer.display_name' } : {}),
          ...(hasTerms ? { category: 'taxonomy.term_id', tags: 'tag.name' } : {}),
          ...(named('postmeta')
            ? {
                image: { column: 'file.meta_value', ...(site === null ? {} : { base: `${site}/wp-content/uploads/` }) },
              }
            : {}),
        },
        old_urls: ['/?p={ID}', ...(/^\/[^%]+$/.test(pattern) ? [pattern] : [])],
      },
    ],
    ...(hasTerms
      ? {
          categories: {
            table: t('term_taxonomy'),
            id: 'term_id',
            where: { taxonomy: ['category'] },
            joins: { term: { table: t('terms'), on: { term_id: 'term_id' } } },
            fields: { name: 'term.name', slug: 'term.slug', parent: 'parent' },
            old_urls: ['/category/{term.slug}', '/?cat={term_id}'],
          },
        }
      : {}),
    ...(named('users') && named('usermeta')
      ? {
          users: {
            table: t('users'),
            id: 'ID',
            joins: {
              rights: {
                table: t('usermeta'),
                on: { user_id: 'ID' },
                where: { meta_key: [`${prefix}capabilities`], meta_value: Object.keys(roles) },
                inner: true,
              },
            },
            fields: {
              username: 'user_login',
              email: 'user_email',
              name: 'display_name',
              role: { column: 'rights.meta_value', map: roles },
            },
          },
        }
      : {}),
    notes: ['This is WordPress: its export (Tools, Export) brings more of it: dinam import wordpress.'],
  };
}
