import { cutGraphemes } from '../text/graphemes.ts';
import { tidyLine } from '../text/normalise.ts';

/** What happened to a row: it was not taken over, or not all of it was. */
export interface ReportRow {
  level: 'refused' | 'incomplete';
  line: number;
  id: string;
  title: string;
  reason: string;
}

const columns = ['level', 'line', 'id', 'title', 'reason'] as const;

/** Rows that are told on the terminal; the file has all. */
const mostShown = 20;

/** A cell of a CSV file (RFC 4180); programs for tables take what begins with one of these signs for a formula. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Counts what an import did, and tells what could not be taken over, by row. */
export class ImportReport {
  readonly stories = { added: 0, updated: 0, unchanged: 0, refused: 0 };
  readonly categories = { added: 0, present: 0 };
  readonly pictures = { added: 0, present: 0, failed: 0 };
  /** Addresses of pictures that a run would fetch that does more than look. */
  readonly picturesToFetch = new Set<string>();
  /** Old addresses that lead somewhere, those of earlier runs as well. */
  redirects = 0;
  /** Rows that are no stories, by their type. */
  readonly otherTypes = new Map<string, number>();
  readonly shown: ReportRow[] = [];
  incomplete = 0;
  #write: (text: string) => Promise<void>;

  /** @param write takes the lines of the CSV file */
  constructor(write: (text: string) => Promise<void> = async () => {}) {
    this.#write = write;
  }

  begin(): Promise<void> {
    return this.#write(`\uFEFF${columns.join(',')}\r\n`);
  }

  async refuse(row: Omit<ReportRow, 'level'>): Promise<void> {
    this.stories.refused++;
    await this.#tell({ ...row, level: 'refused' });
  }

  /** A row that is no story. */
  async leaveOut(type: string, row: Omit<ReportRow, 'level'>): Promise<void> {
    this.otherTypes.set(type, (this.otherTypes.get(type) ?? 0) + 1);
    await this.#write(this.#lineOf({ ...row, level: 'refused' }));
  }

  async note(row: Omit<ReportRow, 'level'>): Promise<void> {
    this.incomplete++;
    await this.#tell({ ...row, level: 'incomplete' });
  }

  async #tell(row: ReportRow): Promise<void> {
    const short = { ...row, title: cutGraphemes(tidyLine(row.title), 80) };
    if (this.shown.length < mostShown) this.shown.push(short);
    await this.#write(this.#lineOf(short));
  }

  #lineOf(row: ReportRow): string {
    return `${columns.map((name) => cell(row[name])).join(',')}\r\n`;
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
    if (this.otherTypes.size)
      lines.push(`No stories: ${[...this.otherTypes].map(([type, count]) => `${count} ${type}`).join(', ')}.`);
    if (this.shown.length) lines.push('', 'Not taken over, or not all of it:');
    for (const { line, id, title, reason } of this.shown)
      lines.push(`  ${[`line ${line}`, id && `id ${id}`, title].filter(Boolean).join(', ')}: ${reason}`);
    const more = stories.refused + this.incomplete - this.shown.length;
    if (more > 0) lines.push(`  and ${more} more; --report <file.csv> names all.`);
    return lines;
  }
}
