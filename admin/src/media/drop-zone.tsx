import UploadFile from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/http.ts';
import { useText } from '../i18n/use-text.ts';
import type { Uploading } from './use-uploads.ts';

const accepted =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,audio/mpeg,audio/aac,audio/mp4,video/mp4,video/webm';

/** Takes files by choosing, dropping or pasting: many at once, or one where one is chosen. */
export function DropZone(props: { children?: ReactNode; uploading: Uploading; isSingle?: boolean }) {
  const text = useText();
  const { children, isSingle = false } = props;
  const { uploads, retry, forget, add: addAll } = props.uploading;
  const add = useCallback(
    (files: Iterable<File>) => addAll([...files].slice(0, isSingle ? 1 : undefined)),
    [addAll, isSingle],
  );
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      const isText =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable=true]');
      if (files && files.length > 0 && !isText) add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [add]);
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        add(event.dataTransfer.files);
      }}
      sx={{ outline: isOver ? '2px dashed' : 'none', outlineColor: 'primary.main', borderRadius: 2 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
        <Button variant="outlined" startIcon={<UploadFile />} onClick={() => input.current?.click()}>
          {text('media.upload')}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {text('media.drop')}
        </Typography>
        <input
          ref={input}
          type="file"
          multiple={!isSingle}
          hidden
          accept={accepted}
          aria-label={text('media.upload')}
          onChange={(event) => {
            add(event.target.files ?? []);
            event.target.value = '';
          }}
        />
      </Box>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1, mb: uploads.length > 0 ? 2 : 0 }}>
        {uploads.map((one) =>
          one.error ? (
            <Alert
              key={one.key}
              severity="error"
              onClose={() => forget(one)}
              action={
                <Button color="inherit" onClick={() => retry(one)}>
                  {text('layout.retry')}
                </Button>
              }
            >
              {one.file.name}: {messageOf(one.error)}
            </Alert>
          ) : (
            <Box key={one.key}>
              <Typography variant="body2">{one.file.name}</Typography>
              <LinearProgress
                variant={one.share < 1 ? 'determinate' : 'indeterminate'}
                value={one.share * 100}
                aria-label={one.file.name}
              />
            </Box>
          ),
        )}
      </Box>
      {children}
    </Box>
  );
}
