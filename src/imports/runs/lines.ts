import { change } from '../../core/api/change.ts';
import { type App, systemActor } from '../../core/app.ts';
import { cutGraphemes } from '../../text/graphemes.ts';
import { cleanText, nfc } from '../../text/normalise.ts';
import type { StoryImportReport } from '../report.ts';
import type { ImportReportRow } from '../report-row.ts';

/** Lines of one report, and letters in them: sites of 100,000 stories lose something in each. */
const mostLines = 50_000;
const mostLetters = 16_000_000;
/** Letters of one part. */
const longest = 1_000;
/** Lines of one statement, in no case more. */
const atOnce = 200;

const part = (text: string): string => cutGraphemes(nfc(cleanText(text.slice(0, 4 * longest))), longest);

/** A line as its row has it, without the number of its run. */
const columnsOf = ({ level, what, line, id, title, address, count, reason, newsId }: ImportReportRow) => ({
  level,
  what,
  line,
  count,
  news_id: newsId,
  external_id: part(id),
  title: part(title),
  address: part(address),
  reason: part(reason),
});

/**
 * The report of a run in the database, written as the run goes on: of one that is killed the lines stay. Where they cannot
 * be written the import goes on, and they count as left out.
 */
export class RunLines {
  readonly #app: App;
  readonly #id: number;
  readonly #report: Pick<StoryImportReport, 'sums'>;
  #waiting: ReturnType<typeof columnsOf>[] = [];
  #lines = 0;
  #letters = 0;
  #leftOut = 0;
  #reportedLeftOut = 0;

  constructor(app: App, id: number, report: Pick<StoryImportReport, 'sums'>) {
    this.#app = app;
    this.#id = id;
    this.#report = report;
  }

  async put(row: ImportReportRow): Promise<void> {
    if (this.#lines + this.#waiting.length >= mostLines || this.#letters > mostLetters) {
      this.#leftOut++; // without what it costs to cut its texts
      return;
    }
    const columns = columnsOf(row);
    const { external_id, title, address, reason } = columns;
    this.#letters += external_id.length + title.length + address.length + reason.length;
    if (this.#letters > mostLetters) this.#leftOut++;
    else if (this.#waiting.push(columns) >= atOnce) await this.flush();
  }

  async flush(): Promise<void> {
    const rows = this.#waiting.map((columns) => ({ run_id: this.#id, ...columns }));
    if (rows.length === 0 && this.#leftOut === this.#reportedLeftOut) return;
    this.#waiting = [];
    const line_count = this.#lines + rows.length;
    const left_out = this.#leftOut;
    try {
      await change(this.#app, systemActor, async (c) => {
        if (rows.length) await c.tx.insertInto('import_lines').values(rows).execute();
        const set = { line_count, left_out, sums: JSON.stringify(this.#report.sums), updated_at: c.now };
        await c.tx.updateTable('import_runs').set(set).where('id', '=', this.#id).execute();
      });
      this.#lines = line_count;
      this.#reportedLeftOut = left_out;
    } catch (err) {
      this.#leftOut += rows.length;
      this.#app.log.warn({ err }, 'lines of the report of the import could not be written');
    }
  }
}
