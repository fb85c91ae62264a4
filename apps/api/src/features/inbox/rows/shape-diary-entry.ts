import type { DiaryEntry } from '@zampa/contract/conversations/conversation';
import { isoInstant } from '../../../db/instants.ts';
import type { DiaryRow } from './conversation-row.ts';
import { type Finder, shapeCommon, shapeFacility } from './shape-common.ts';

/** Returns a diary entry in the format of the contract, which is the format of a conversation without replies. */
export function shapeDiaryEntry(row: DiaryRow, find: Finder): DiaryEntry {
  const { facilityId } = row;
  const facility = find.facilityOf(row);
  return {
    ...shapeCommon(row, find),
    type: 'DIARY',
    category: row.category,
    file: row.fileId === null ? null : find.fileOf(row.fileId),
    payload: {
      message: row.note,
      status: 'CLOSED',
      userId: row.creatorId,
      familyId: row.familyId,
      facilityId,
      facilityName: facility?.name ?? null,
      date: row.datedOn ?? isoInstant(row.happenedAt),
      weight: row.weightGrams,
      pets: [...find.petIdsOf(row)],
    },
    facility: facilityId !== null && facility ? shapeFacility(facilityId, facility) : null,
    assignee: null,
    lastEvent: null,
    lastMessage: null,
    lastUserMessage: null,
    proposal: null,
    lastBooking: null,
    appointment: null,
    unread: 0,
    readSeq: 0,
  };
}
