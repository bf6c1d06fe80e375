import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import type { Festival } from '../../../src/almanac/model/panchang.ts';
import type { AdminFestival } from '../../../src/almanac/model/panchang-input.ts';
import { PageSection } from '../account/account-page.tsx';
import { call, messageOf } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import type { Values } from '../record/types.ts';
import { may } from '../session/rights.ts';
import { daysApart } from './dates.ts';
import { FestivalDialog } from './festivals/festival-dialog.tsx';
import { FestivalLine } from './festivals/festival-line.tsx';
import { MoveFestival } from './festivals/move-festival.tsx';
import type { ViewedDay } from './use-day.ts';
import type { View } from './view.ts';

/** What is written of a computed festival that is moved to another day: it replaces the computed one by its key. */
const moved = ({ key, type, is_holiday, regions }: Festival, date: string): Values => ({
  date,
  key,
  type,
  is_holiday,
  regions,
});

/** Farther away the computed festival would stay on its day. */
const isNear =
  (date: string) =>
  (other: { date: string }): boolean =>
    daysApart(date, other.date) <= 5;

/** What is kept on a day, with the ways to move it, to follow another school, and to add something of the place. */
export function DayFestivals({ day, view, onChanged }: { day: ViewedDay; view: View; onChanged: () => void }) {
  const text = useText();
  const notify = useNotify();
  const [first, setFirst] = useState<Values | null>(null);
  const [moving, setMoving] = useState<Festival | null>(null);
  const [edited, setEdited] = useState<AdminFestival | null>(null);
  const { date, festivals } = day.shown;
  const region = view.city?.region;
  const canWrite = may('almanac.write');
  const edit = async (id: number) => {
    try {
      setEdited((await call<AdminFestival>(`/api/admin/festivals/${id}`)).data);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
  return (
    <PageSection title={text('festivals.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {festivals.map((festival) => (
          <li key={`${festival.key} ${festival.id}`}>
            <FestivalLine festival={festival} lang={day.shown.lang}>
              {canWrite && (festival.source !== 'manual' || festival.id !== null) && (
                <Button
                  size="small"
                  aria-label={text('festivals.move_one', { name: festival.name })}
                  onClick={() => setMoving(festival)}
                >
                  {text('festivals.move')}
                </Button>
              )}
              {canWrite &&
                festival.source === 'computed' &&
                festival.alternatives.filter(isNear(date)).map((other) => (
                  <Button key={other.school} size="small" onClick={() => setFirst(moved(festival, other.date))}>
                    {text('festivals.follow', { school: other.name })}
                  </Button>
                ))}
              {canWrite && festival.id !== null && (
                <Button
                  size="small"
                  aria-label={text('places.edit', { name: festival.name })}
                  onClick={() => void edit(festival.id as number)}
                >
                  {text('live.edit')}
                </Button>
              )}
            </FestivalLine>
          </li>
        ))}
      </Box>
      {festivals.length === 0 && <Typography color="text.secondary">{text('festivals.none_day')}</Typography>}
      {canWrite && (
        <Button
          startIcon={<Add />}
          sx={{ mt: 1.5 }}
          onClick={() => setFirst({ date, ...(region?.startsWith('IN-') ? { regions: [region] } : {}) })}
        >
          {text('festivals.new')}
        </Button>
      )}
      {first && <FestivalDialog festival={null} first={first} onSaved={onChanged} onClose={() => setFirst(null)} />}
      {moving && (
        <MoveFestival
          festival={moving}
          date={date}
          region={region ?? undefined}
          onMoved={onChanged}
          onClose={() => setMoving(null)}
        />
      )}
      {edited && (
        <FestivalDialog
          festival={edited}
          onClose={() => {
            setEdited(null);
            onChanged();
          }}
        />
      )}
    </PageSection>
  );
}
