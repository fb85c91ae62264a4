import type { Share } from '@zampa/contract/health/objects/share';
import type { readShares as call } from '@zampa/contract/health/read-shares';
import { shareStatusOf } from '@zampa/domain/health/share-links';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import { decodeCursor, pageOfRows, type Page } from '../../../http/replies/pagination.ts';
import { readerSideOf } from '../../../shapes/person-json.ts';
import { personById } from '../person-by-id.ts';
import { isOfOwnPet } from '../visible-records.ts';

export function readShares({ viewer, tx, query, now }: PersonContext<typeof call>) {
  return findShares(tx, viewer, query, now);
}

type Row = {
  readonly share: Omit<Share, 'status'>;
  readonly position: readonly string[];
};
type SharesQuery = {
  readonly PetId: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
};

/** Returns a page of the share links of a pet of the viewer's family, newest first. */
export async function findShares(
  db: Queryable,
  viewer: Viewer,
  { PetId, limit, cursor }: SharesQuery,
  now: Date,
): Promise<Page> {
  const after = decodeCursor(cursor, 2);
  const rows = await rowsOf<Row>(
    db,
    sql`select json_build_object('id', s.id, 'PetId', s.pet_id, 'sections', s.sections,
        'user', ${personById(sql`s.user_id`, readerSideOf(viewer))}, 'dateCreated', iso_instant(s.created_at),
        'expiresAt', iso_instant(s.expires_at), 'withdrawnAt', iso_instant(s.withdrawn_at),
        'views', s.views, 'viewedAt', iso_instant(s.viewed_at)) as share,
      array[iso_micros(s.created_at), s.id::text] as position
    from record_shares s
    where s.pet_id = ${PetId} and ${isOfOwnPet(viewer, sql`s`)}
      ${after ? sql`and (s.created_at, s.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
    order by s.created_at desc, s.id desc limit ${limit + 1}`,
  );
  return pageOfRows(
    rows.map(({ share, position }) => ({
      item: { ...share, status: statusOf(share, now) },
      position,
    })),
    limit,
  );
}

const statusOf = ({ expiresAt, withdrawnAt }: Omit<Share, 'status'>, now: Date) =>
  shareStatusOf(
    {
      expiresAt: new Date(expiresAt),
      withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
    },
    now,
  );
