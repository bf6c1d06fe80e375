interface Texts {
  good: [text: string, value: unknown][];
  bad: string[];
}

const bytes = (good: number, least: number): Texts => ({
  good: [[String(good), good]],
  bad: [String(least - 1), '15MB', '1e6', '-1'],
});
const name = (text: string): Texts => ({ good: [[text, text]], bad: [] });

/** Texts of the options of `files-options.ts`, good and bad. */
export const filesTable = {
  filesUrl: {
    good: [['https://cdn.example.in/files/', 'https://cdn.example.in/files']],
    bad: ['cdn.example.in', 's3://bucket'],
  },
  filesS3Bucket: name('dinam-media'),
  filesS3Endpoint: { good: [['http://minio:9000', 'http://minio:9000']], bad: ['minio:9000', 's3://minio'] },
  filesS3Region: name('ap-south-1'),
  filesS3AccessKeyId: name('AKIAEXAMPLE'),
  filesS3SecretAccessKey: name('a-secret-of-a-bucket'),
  filesS3PathStyle: {
    good: [
      ['true', true],
      ['0', false],
    ],
    bad: ['yes'],
  },
  imageMaxBytes: bytes(15_728_640, 10_000),
  mediaMaxBytes: bytes(500_000_000, 10_000),
  imageMaxPixels: bytes(100_000_000, 1_000_000),
  imageMemory: bytes(512, 128),
  cardsMax: bytes(200, 10),
  imageTimeoutMs: bytes(30_000, 1_000),
  uploadTimeoutMs: bytes(600_000, 1_000),
} satisfies Record<string, Texts>;
