import type { SummaryRow } from '../conversation-summary.ts';

const encoder = new TextEncoder();

/** Maximum bytes of a row in JSON. */
const ROW_BYTES = 900;
/** Maximum bytes of each text of a row. */
const FULL_TEXT = 60;
/** Limits that are tried, in this order, for a row with many other fields. */
const SHORTER_TEXTS = [40, 20] as const;

/**
 * Returns a row of at most 900 bytes: with shorter texts if it is larger, and of many pets only the first.
 *
 * @param build creates the row with texts of at most `limit` bytes
 */
export function fitRow(build: (limit: number) => SummaryRow): SummaryRow {
  let row = build(FULL_TEXT);
  for (const limit of SHORTER_TEXTS) {
    if (fits(row)) return row;
    row = build(limit);
  }
  const pets = [...row.pets];
  while (pets.length > 1 && !fits({ ...row, pets })) pets.pop();
  return { ...row, pets };
}

const fits = (row: SummaryRow): boolean =>
  isPlain(row) || encoder.encode(JSON.stringify(row)).length <= ROW_BYTES;

/** Most rows: one of a message or entry, whose fields cannot have more than 900 bytes. They are not measured. */
function isPlain(row: SummaryRow): boolean {
  const { lastEvent, appointment, lastMessage, proposal, lastBooking, match, serviceNames } = row;
  const more = [lastEvent?.booking, appointment, lastMessage, proposal, lastBooking];
  return [...more, match, serviceNames].every((each) => !each) && row.pets.length <= 2;
}
