import { type Difference, lostPart } from './difference.ts';
import type { DifferenceKind, ImportLevel, ImportSum } from './model.ts';
import { type FilePosition, type ImportReportRow, reportHead, reportLine, rowOf } from './report-row.ts';

/** What besides stories and their parts comes from an old database. */
export type OtherKind = Extract<DifferenceKind, 'user' | 'feed' | 'device' | 'setting'>;

const otherNames: Record<OtherKind, string> = {
  user: 'Users',
  feed: 'Feeds',
  device: 'Push tokens',
  setting: 'Settings',
};

/** Rows that the terminal shows; the file has all. */
const mostShown = 20;

/** Counts what an import did, and reports what could not be imported, by row. */
export class StoryImportReport {
  readonly stories = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  readonly categories = { added: 0, present: 0 };
  readonly pictures = { added: 0, present: 0, failed: 0 };
  readonly others = new Map<OtherKind, { added: number; updated: number; present: number; refused: number }>();
  /** Addresses of pictures that a run would fetch that does more than look. */
  readonly picturesToFetch = new Set<string>();
  /** Old addresses that lead somewhere, those of earlier runs as well. */
  redirects = 0;
  /** Rows that are no stories, by their type. */
  readonly otherTypes = new Map<string, number>();
  readonly shown: ImportReportRow[] = [];
  /** The number of rows that are reported. */
  #reported = 0;
  readonly #sums = new Map<string, ImportSum>();
  #write: (text: string) => Promise<void>;
  /** Keeps rows where the interface shows them. */
  keep: (row: ImportReportRow) => Promise<void> = async () => {};

  /** @param write takes the lines of the CSV file */
  constructor(write: (text: string) => Promise<void> = async () => {}) {
    this.#write = write;
  }

  begin(): Promise<void> {
    return this.#write(reportHead);
  }

  /** By what it is about, the most frequent first. */
  get sums(): ImportSum[] {
    return [...this.#sums.values()].toSorted((a, b) => b.count - a.count);
  }

  async refuse(place: FilePosition, reason: string): Promise<void> {
    this.stories.refused++;
    await this.#report('refused', place, lostPart('story', reason));
  }

  /** A row that is no story. */
  async leaveOut(type: string, place: FilePosition, reason: string): Promise<void> {
    this.otherTypes.set(type, (this.otherTypes.get(type) ?? 0) + 1);
    await this.#put(rowOf('refused', place, lostPart('story', reason)));
  }

  /** One of the rows that are no stories. */
  count(kind: OtherKind, what: 'added' | 'updated' | 'present' | 'refused', n = 1): void {
    const counts = this.others.get(kind) ?? { added: 0, updated: 0, present: 0, refused: 0 };
    counts[what] += n;
    this.others.set(kind, counts);
  }

  /** The same of one that is not taken over. */
  async refuseOther(kind: OtherKind, place: FilePosition, reason: string): Promise<void> {
    this.count(kind, 'refused');
    await this.#report('refused', place, lostPart(kind, reason));
  }

  async note(place: FilePosition, difference: Difference): Promise<void> {
    await this.#report(difference.isChange ? 'changed' : 'incomplete', place, difference);
  }

  async #report(level: ImportLevel, place: FilePosition, difference: Difference): Promise<void> {
    const row = rowOf(level, place, difference);
    if (level !== 'changed') {
      this.#reported++;
      if (this.shown.length < mostShown) this.shown.push(row);
    }
    await this.#put(row);
  }

  async #put(row: ImportReportRow): Promise<void> {
    const { level, what, count } = row;
    const key = `${level} ${what}`;
    const sum = this.#sums.get(key) ?? { level, what, rows: 0, count: 0 };
    this.#sums.set(key, { ...sum, rows: sum.rows + 1, count: sum.count + count });
    await this.#write(reportLine(row));
    await this.keep(row);
  }

  /** For the terminal. @param isDry nothing was written */
  lines(isDry: boolean): string[] {
    const { stories, categories, pictures } = this;
    const would = isDry ? ' would be' : '';
    const lines = [
      `Stories: ${stories.added}${would} added, ${stories.updated}${would} updated, ${stories.unchanged} are there already, ${stories.refused} not taken over.`,
      `Categories: ${categories.added}${would} added, ${categories.present} are there already.`,
    ];
    if (isDry && this.picturesToFetch.size) lines.push(`Pictures: ${this.picturesToFetch.size} would be fetched.`);
    if (!isDry)
      lines.push(
        `Pictures: ${pictures.added} added, ${pictures.present} are there already, ${pictures.failed} could not be had.`,
        `Old addresses that lead to stories, categories and pictures now: ${this.redirects}.`,
      );
    for (const [kind, { added, updated, present, refused }] of this.others)
      lines.push(
        `${otherNames[kind]}: ${added}${would} added, ${updated}${would} updated, ${present} are there already, ${refused} not taken over.`,
      );
    if (this.otherTypes.size)
      lines.push(`No stories: ${[...this.otherTypes].map(([type, count]) => `${count} ${type}`).join(', ')}.`);
    for (const [level, title] of [
      ['incomplete', 'Of stories not taken over'],
      ['changed', 'There in another form'],
    ] as const) {
      const sums = this.sums.filter((one) => one.level === level);
      if (sums.length) lines.push(`${title}: ${sums.map(({ what, count }) => `${count} ${what}`).join(', ')}.`);
    }
    if (this.shown.length) lines.push('', 'Not taken over, or not all of it:');
    for (const { line, id, title, reason } of this.shown)
      lines.push(`  ${[`line ${line}`, id && `id ${id}`, title].filter(Boolean).join(', ')}: ${reason}`);
    const more = this.#reported - this.shown.length;
    if (more > 0) lines.push(`  and ${more} more; --report <file.csv> names all.`);
    return lines;
  }
}
