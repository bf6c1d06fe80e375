import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

/** The title of a row, which leads to its page; three lines of it at most. */
export function TitleLink(props: { to: string; lang?: string; children: string }) {
  return (
    <Link
      component={RouterLink}
      to={props.to}
      color="text.primary"
      underline="hover"
      {...(props.lang ? { lang: props.lang } : {})}
      dir="auto"
      sx={{
        fontWeight: 550,
        display: '-webkit-box',
        WebkitLineClamp: 3,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      }}
    >
      {props.children}
    </Link>
  );
}
