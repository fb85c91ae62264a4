import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/context.ts';
import { countRequests } from './count-requests.ts';
import { readHeads } from './read-heads.ts';
import { readRequests } from './read-requests.ts';
import { searchRequests } from './search-requests.ts';
import { readDiary } from './read-diary.ts';
import { searchDiary } from './search-diary.ts';

/** Requests and the diary: lists of conversations and how far each has come. */
export const inboxFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, {
    readRequests,
    searchRequests,
    readDiary,
    searchDiary,
    countRequests,
    readHeads,
  });
};
