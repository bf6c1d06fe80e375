import type { Theme } from '@mui/material/styles';

/** For arrows, which show the way of the writing. */
export const ahead = ({ direction }: Theme) => (direction === 'rtl' ? { transform: 'scaleX(-1)' } : {});
