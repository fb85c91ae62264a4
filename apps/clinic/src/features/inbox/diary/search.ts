import { readId } from '@zampa/client/address/read-values';
import { type DiarySearch, readDiarySearch } from '@zampa/client/inbox/diary-search';

/** Search parameters of the clinic's diary. */
export type ClinicDiarySearch = DiarySearch & {
  /** Id of the open entry. */
  entry?: string;
  /** Whether the form for a new entry is open. */
  write?: true;
};

/** Parses the search parameters; invalid values are dropped. */
export function readClinicDiarySearch(
  search: Readonly<Record<string, unknown>>,
): ClinicDiarySearch {
  const entry = readId(search['entry']);
  return {
    ...readDiarySearch(search),
    ...(entry && { entry }),
    ...(!entry && search['write'] === true && { write: true }),
  };
}
