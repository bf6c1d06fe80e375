import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useRegions } from './regions.ts';
import type { View } from './view.ts';

/** Kinds of the common list, and the calendars of communities, which are those of all regions. */
const kinds = ['festivals', 'vratas', 'ekadashi', 'holidays', 'all'] as const;
const communities = ['jain', 'sgpc', 'nanakshahi', 'iskcon'] as const;
const choices = [...kinds, ...communities];

/** A calendar of festivals as a file for phones, or as an address that they request every day. */
export function ExportDialog({ view, year, onClose }: { view: View; year: number; onClose: () => void }) {
  const text = useText();
  const regions = useRegions(view.lang);
  const [kind, setKind] = useState<(typeof choices)[number]>('festivals');
  const [region, setRegion] = useState('');
  const [isCopied, setCopied] = useState(false);
  const isCommunity = communities.some((one) => one === kind);
  const parameters = new URLSearchParams({
    ...(isCommunity ? { calendar: kind } : { kind }),
    ...view.query,
    ...(region && !isCommunity ? { region } : {}),
  });
  const path = `/api/v1/panchang/calendar.ics?${parameters}`;
  const address = new URL(path, location.href).href;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => {}, // not allowed: the text can be selected
    );
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="export-title">
      <DialogTitle id="export-title">{text('almanac.export')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        <Typography>{text('almanac.export_about')}</Typography>
        <TextField
          select
          label={text('almanac.kind')}
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as typeof kind);
            setCopied(false);
          }}
        >
          {choices.map((one) => (
            <MenuItem key={one} value={one}>
              {text(`almanac.kind_${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={text('festivals.region')}
          disabled={isCommunity}
          value={region}
          onChange={({ target }) => {
            setRegion(target.value);
            setCopied(false);
          }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{text('almanac.of_place', { city: view.city?.city ?? '' })}</MenuItem>
          {regions.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label={text('almanac.address')}
          value={address}
          helperText={text('almanac.address_help')}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{text('layout.close')}</Button>
        <Button onClick={() => void copy()}>{text(isCopied ? 'record.copied' : 'record.copy')}</Button>
        <Button variant="contained" component="a" href={`${path}&year=${year}`} download={`${kind}-${year}.ics`}>
          {text('almanac.download', { year })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
