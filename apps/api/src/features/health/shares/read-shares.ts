import type { Share } from '@zampa/contract/health/objects/share';
import type { readShares as call } from '@zampa/contract/health/read-shares';
import { shareStatusOf } from '@zampa/domain/health/share-links';
import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import type { PersonContext } from '../../../http/context.ts';
import {
  findLatestPage,
  type ItemsPage,
  type PageQuery,
} from '../../../http/replies/latest-page.ts';
import { readerSideOf } from '../../../shapes/person-json.ts';
import { personById } from '../person-by-id.ts';
import { isOfOwnPet } from '../visible-records.ts';

export function readShares({ viewer, tx, query, now }: PersonContext<typeof call>) {
  return findShares(tx, viewer, query, now);
}

type StoredShare = Omit<Share, 'status'>;
type SharesQuery = PageQuery & { readonly PetId: string };

/** Returns a page of the share links of a pet of the viewer's family, newest first. */
export async function findShares(
  db: Queryable,
  viewer: Viewer,
  { PetId, ...page }: SharesQuery,
  now: Date,
): Promise<ItemsPage<Share>> {
  const { items, next } = await findLatestPage<StoredShare>(db, page, {
    item: sql`json_build_object('id', s.id, 'PetId', s.pet_id, 'sections', s.sections,
      'user', ${personById(sql`s.user_id`, readerSideOf(viewer))}, 'dateCreated', iso_instant(s.created_at),
      'expiresAt', iso_instant(s.expires_at), 'withdrawnAt', iso_instant(s.withdrawn_at),
      'views', s.views, 'viewedAt', iso_instant(s.viewed_at))`,
    from: sql`record_shares s`,
    where: sql`s.pet_id = ${PetId} and ${isOfOwnPet(viewer, sql`s`)}`,
    at: sql`s.created_at`,
    type: 'timestamptz',
    id: sql`s.id`,
  });
  return { items: items.map((share) => ({ ...share, status: statusOf(share, now) })), next };
}

const statusOf = ({ expiresAt, withdrawnAt }: StoredShare, now: Date) =>
  shareStatusOf(
    {
      expiresAt: new Date(expiresAt),
      withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
    },
    now,
  );
