import { flag, httpUrl, int, option, text, url } from './option.ts';

const mebibyte = 1_048_576;

/** Options of uploaded files: where they are stored, and how large they may be. */
export const filesOptions = {
  filesUrl: url('FILES_URL', 'address of a CDN or bucket that serves the files; absent: PUBLIC_URL/files', httpUrl),
  filesS3Bucket: option('FILES_S3_BUCKET', '', 'bucket of uploaded files; absent: they are under DATA_DIR/files', text),
  filesS3Endpoint: url('FILES_S3_ENDPOINT', 'S3-compatible server; absent: that of AWS', httpUrl),
  filesS3Region: option('FILES_S3_REGION', 'us-east-1', 'region of the bucket', text),
  filesS3AccessKeyId: option('FILES_S3_ACCESS_KEY_ID', '', 'access key; absent: as the AWS SDK finds one', text),
  filesS3SecretAccessKey: option('FILES_S3_SECRET_ACCESS_KEY', '', 'the secret of that key', text, true),
  filesS3PathStyle: flag('FILES_S3_PATH_STYLE', false, 'the bucket is in the path of the address (MinIO, Ceph)'),
  imageMaxBytes: int('IMAGE_MAX_BYTES', 15 * mebibyte, 10_000, 1_000_000_000, 'largest picture, in bytes'),
  mediaMaxBytes: int('MEDIA_MAX_BYTES', 200 * mebibyte, 10_000, 100_000_000_000, 'largest upload: audio, video'),
  imageMaxPixels: int('IMAGE_MAX_PIXELS', 64_000_000, 1_000_000, 1_000_000_000, 'pixels of a picture, all frames'),
  imageMemory: int('IMAGE_MEMORY_MB', 768, 128, 65_536, 'memory of the process that decodes pictures'),
  cardsMax: int('CARDS_MAX', 5_000, 10, 10_000_000, 'share cards that are stored; the oldest are removed'),
  imageTimeoutMs: int('IMAGE_TIMEOUT_MS', 60_000, 1_000, 600_000, 'longest work on one picture'),
  uploadTimeoutMs: int('UPLOAD_TIMEOUT_MS', 1_800_000, 1_000, 86_400_000, 'longest upload'),
};

/** What is wrong with the options of S3 together; null when nothing is. */
export function filesProblem(config: {
  filesS3Bucket: string;
  filesS3Endpoint: string;
  filesS3AccessKeyId: string;
  filesS3SecretAccessKey: string;
}): string | null {
  const { filesS3Bucket, filesS3Endpoint, filesS3AccessKeyId, filesS3SecretAccessKey } = config;
  if ((filesS3AccessKeyId === '') !== (filesS3SecretAccessKey === ''))
    return 'FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY need each other';
  if (filesS3Bucket === '' && (filesS3Endpoint !== '' || filesS3AccessKeyId !== ''))
    return 'FILES_S3_ENDPOINT and FILES_S3_ACCESS_KEY_ID need FILES_S3_BUCKET';
  return null;
}
