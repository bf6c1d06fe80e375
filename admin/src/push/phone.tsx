import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../i18n/use-text.ts';

const lines = (count: number) =>
  ({ display: '-webkit-box', WebkitLineClamp: count, WebkitBoxOrient: 'vertical', overflow: 'hidden' }) as const;

/** The notification as a locked phone shows it. */
export function PhonePreview(props: { lang: string; title: string; body: string; image: string }) {
  const text = useText();
  return (
    <Box
      role="region"
      aria-label={text('editor.phone')}
      {...(props.lang ? { lang: props.lang } : {})}
      dir={props.lang === 'ur' ? 'rtl' : 'ltr'}
      sx={{
        border: '6px solid',
        borderColor: 'text.primary',
        borderRadius: '26px',
        maxWidth: 300,
        width: '100%',
        mx: 'auto',
        bgcolor: 'action.selected',
        p: 1.5,
        minHeight: 260,
      }}
    >
      <Box sx={{ bgcolor: 'background.paper', borderRadius: 3, p: 1.5, display: 'grid', gap: 0.25 }}>
        <Typography variant="caption" color="text.secondary">
          {text('editor.now')}
        </Typography>
        <Typography dir="auto" sx={{ fontWeight: 650, ...lines(2) }}>
          {props.title || text('editor.no_title')}
        </Typography>
        <Typography dir="auto" variant="body2" sx={lines(3)}>
          {props.body}
        </Typography>
        {props.image && (
          <Box
            component="img"
            src={props.image}
            alt=""
            sx={{ width: '100%', aspectRatio: '2/1', objectFit: 'cover', borderRadius: 1 }}
          />
        )}
      </Box>
    </Box>
  );
}
