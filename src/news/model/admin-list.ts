import { type Static, Type } from 'typebox';
import { Id, Lang, Nullable } from '../../core/model/common.ts';
import { ContentType, NewsStatuses } from './news.ts';

const Count = Type.Integer({ minimum: 0 });

const facet = <S extends Parameters<typeof Nullable>[0]>(value: S, description: string) =>
  Type.Array(Type.Object({ value, count: Count }), { description });

/** How many stories of the admin list there are, by what it can be filtered by. */
export const NewsCounts = Type.Object(
  {
    total: Type.Integer({ minimum: 0, description: 'With all the filters' }),
    status: facet(Type.Enum([...NewsStatuses]), 'With all filters but `status`; an expired story counts as archived'),
    lang: facet(Lang, 'With all filters but `lang`'),
    category: facet(Nullable(Id), 'With all filters but `category_id`; null: without a category'),
    content_type: facet(ContentType, 'With all filters but `content_type`'),
    created_by: Type.Array(Type.Object({ value: Nullable(Id), name: Nullable(Type.String()), count: Count }), {
      description: 'With all filters but `created_by`, the 50 people with most stories; null: made by the program',
    }),
  },
  { $id: 'NewsCounts' },
);
export type NewsCounts = Static<typeof NewsCounts>;
