/** Messages of the pages that keep the house running. */
export const system = {
  redirects: {
    title: 'Old addresses',
    one: 'Old address',
    new: 'New old address',
    about:
      'Links of an earlier site that readers and search engines still have. Whoever opens one is taken to its new page.',
    search: 'Search addresses',
    kind: 'What they lead to',
    news: 'Story',
    categories: 'Category',
    media: 'Picture',
    address: 'Address',
    none: 'There are no old addresses that match. Add one, or import a list from the old site.',
    gone: 'Leads nowhere: what it led to is gone.',
    path_help: 'The part after the name of the old site, such as /2019/05/story.',
    leads_to_help: 'A page of this site, such as /n/story-12, or a whole address that begins with https://.',
    remove_title: 'Remove this old address?',
    remove_about: 'Whoever opens it then finds nothing.',
    import_about:
      'The first line names the columns, path and leads_to. The file is checked first; nothing is written while a line is wrong.',
  },
  system: {
    title: 'System',
    findings: 'Checks',
    all_well: 'Nothing is wrong.',
    in_order: '%{count} checks are in order',
    checked: 'Checked %{time}',
    versions: 'Versions',
    database: 'Database',
    schema: 'Schema',
    cache: 'Answered from memory',
    cache_help: 'of %{count} public requests since the start of this process; %{size} in memory',
    storage: 'Media storage',
    files: '%{count} files on this disk',
    files_bucket: '%{count} files in a bucket',
    free: '%{size} free on the disk',
    queues: 'Job queues',
    queue: 'Queue',
    waiting: 'Waiting',
    planned: 'Planned',
    running: 'Running',
    dead: 'Failed',
    no_jobs: 'No job waits or has failed.',
    backups: 'Backups',
    backup_now: 'Back up now',
    backups_about:
      'A backup holds the whole database; uploaded files are copied beside it on the server and are not in the download. The newest %{count} made here are kept; those of the command line stay. Keep a copy on another machine.',
    backups_postgres:
      'A backup made here is an export of all rows of one moment, written to the disk of the server that runs the job. With several servers each lists its own. For a large database also use pg_dump or the backups of your provider. The newest %{count} are kept.',
    backup_running: 'A backup is being made. You can leave this page.',
    backup_failed: 'The last backup failed:',
    no_backups: 'There is no backup on this server yet. Make one now.',
    download: 'Download',
    download_of: 'Download %{name}',
  },
};
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

export type SystemMessages = Texts<typeof system>;
