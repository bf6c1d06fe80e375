import { Type } from 'typebox';
import { Id, Nullable, Text } from '../../core/model/common.ts';

const Words = (description: string) => Type.Array(Text(60, { min: 1 }), { maxItems: 50, description });

const CategoryMap = Type.Record(Type.String({ minLength: 1, maxLength: 60 }), Id, {
  maxProperties: 100,
  description: "News categories by the feed's own words for them; the feed's `category_id` for what has none",
});

const PlaceOfFeed = Nullable(
  Type.Integer({ minimum: 1, description: 'The place (state, district, mandal, city) that its news gets; null: none' }),
);

const publishModes = ['off', 'link', 'full'] as const;
const PublishMode = Type.Enum([...publishModes], {
  description: 'off; link: title and summary with the source; full: the whole text, if its owner allows it',
});

const rules = {
  keywords_in: Words('Only items that have one of these words; empty: all'),
  keywords_out: Words('No items that have one of these words'),
  category_map: CategoryMap,
  place_id: PlaceOfFeed,
  publish_mode: PublishMode,
  full_text_allowed: Type.Boolean({ description: "Whether the feed's owner allows the full text" }),
  review: Type.Boolean({ description: 'true: items wait for review instead of being published' }),
  push: Type.Boolean({ description: 'New items that are published are pushed to the phones of the language' }),
};

/** Rules for the items of a feed. */
export const feedRules = {
  ...rules,
  filtered_count: Type.Integer({ description: 'Items that the keywords excluded' }),
  identity: Nullable(
    Type.Enum(['guid', 'guid+link', 'link', 'title+content'] as const, {
      description: 'How its items are identified; null until it has had some',
    }),
  ),
};

export const feedRulesInput = Type.Partial(Type.Object(rules)).properties;
