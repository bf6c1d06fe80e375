import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useLocaleState } from 'ra-core';
import type { ReactNode } from 'react';
import type { Festival } from '../../../../src/almanac/model/panchang.ts';
import { useText } from '../../i18n/use-text.ts';
import { useChoice } from '../../record/use-choice.ts';
import { dateText } from '../dates.ts';
import { useRegions } from '../regions.ts';

/** A festival with its kind, its regions and the days of other schools; `children` are what can be done with it. */
export function FestivalLine(props: {
  festival: Festival;
  lang: string;
  isDated?: boolean;
  note?: string;
  children?: ReactNode;
}) {
  const { festival, lang } = props;
  const text = useText();
  const choice = useChoice();
  const [locale] = useLocaleState();
  const names = new Map(useRegions(locale).map(({ code, name }) => [code, name]));
  const { name, date, type, is_holiday, is_tentative, regions, alternatives, source, description } = festival;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const shownRegions = regions.slice(0, 4).map((code) => names.get(code) ?? code);
  if (regions.length > 4) shownRegions.push(text('almanac.more', { count: regions.length - 4 }));
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi lang={lang}>{name}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[
            props.isDated && dateText(date, locale, { dateStyle: 'full' }),
            choice('type', type),
            list.format(shownRegions),
            props.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {description && (
          <Typography variant="body2">
            <bdi lang={lang}>{description}</bdi>
          </Typography>
        )}
        {alternatives.map((other) => (
          <Typography key={other.school} variant="body2" color="text.secondary">
            <bdi lang={lang}>
              {text('festivals.other_school', {
                school: other.name,
                date: dateText(other.date, lang, { day: 'numeric', month: 'long' }),
              })}
            </bdi>
          </Typography>
        ))}
      </Box>
      {is_holiday && <Chip size="small" color="error" variant="outlined" label={text('festivals.holiday')} />}
      {is_tentative && <Chip size="small" color="warning" variant="outlined" label={text('festivals.tentative')} />}
      {source === 'manual' && <Chip size="small" color="primary" variant="outlined" label={text('festivals.own')} />}
      {props.children}
    </Box>
  );
}
