import ListItemText from '@mui/material/ListItemText';
import { aboutPlace, type PlaceChoice } from './found.ts';

/** A place in a list to choose from, with what it lies in. */
export function PlaceOption({ place, ...item }: { place: PlaceChoice } & React.HTMLAttributes<HTMLLIElement>) {
  return (
    <li {...item}>
      <ListItemText primary={place.name} secondary={aboutPlace(place)} />
    </li>
  );
}
