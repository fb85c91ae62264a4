import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { texts, uuids } from '../../../db/arrays.ts';
import type { ConversationOrder } from './conversation-order.ts';
import {
  conditions,
  type ConversationSearch,
  familiesOf,
  isOfConsultant,
  ofOthers,
  statusesOf,
} from './conversation-search.ts';
import { conversationsMatching } from './full-text-search.ts';

/** So many conversations of pets are looked up one by one; of more the latest are found by walking those of their families. */
const FEW_OF_PETS = 200;

/** Returns the parts of a `with` that `candidates` needs before it, each followed by a comma. */
export function candidateParts(viewer: Viewer, search: ConversationSearch): SQL {
  const { message, pets } = search.filter?.payload ?? {};
  const matching = conversationsMatching(viewer, message);
  if (matching) return sql`${matching}, `;
  return pets?.length
    ? sql`of_pets as materialized (
        select cp.conversation_id as id from conversation_pets cp
        where cp.pet_id = any(${uuids(pets)}) limit ${FEW_OF_PETS + 1}), `
    : sql``;
}

/** Returns a select of conversations, among which are those of the page that a search asks for. */
export function candidates(
  viewer: Viewer,
  search: ConversationSearch,
  order: ConversationOrder,
): SQL {
  const { message, pets } = search.filter?.payload ?? {};
  if (conversationsMatching(viewer, message)) return lookedUp(viewer, search, order, 'matching');
  const walked =
    search.filter?.waiting && viewer.isVet
      ? waitingDescents(viewer, search, order)
      : descents(viewer, search, order);
  if (!pets?.length) return walked;
  const isFew = sql`(select count(*) from of_pets) <= ${FEW_OF_PETS}`;
  return sql`
    select few.* from (${lookedUp(viewer, search, order, 'of_pets')}) few where ${isFew}
    union all
    select many.* from (${walked}) many where not ${isFew}`;
}

/** Where ids of conversations are found beforehand, and what is told of each besides. */
const PARTS = {
  matching: { from: sql`matching`, beside: sql`, pick.matched` },
  of_pets: { from: sql`(select distinct id from of_pets)`, beside: sql`` },
};

/**
 * A part leads to a few conversations, which are looked up one by one: the database has nothing to guess how many there
 * are, and would rather go through all that a clinic has (`offset 0` keeps it from that).
 */
function lookedUp(
  viewer: Viewer,
  search: ConversationSearch,
  { after }: ConversationOrder,
  part: keyof typeof PARTS,
): SQL {
  const { from, beside } = PARTS[part];
  return sql`
    select found.* from ${from} pick
    cross join lateral (
      select c.*${beside} from conversations c
      where c.id = pick.id and c.status = any(${texts(statusesOf(search))})
        and ${conditions(viewer, search)} and ${after ?? sql`true`}
      offset 0) found`;
}

/**
 * Each status of each side is one descent of an index, from the newest on; what they find is merged, so that the cost
 * does not grow with what is there.
 */
function descents(viewer: Viewer, search: ConversationSearch, order: ConversationOrder): SQL {
  const { owners, column } = sidesOf(viewer, search);
  return sql`
    select found.* from unnest(${owners}) as owner(id)
    cross join unnest(${texts(statusesOf(search))}) as wanted(status)
    cross join lateral (
      select c.* from conversations c
      where ${column} = owner.id and c.status = wanted.status
        and ${conditions(viewer, search)} and ${order.after ?? sql`true`}
      order by ${order.by(sql`c`)} limit ${search.limit + 1}
    ) found`;
}

/** What waits for staff has an index of its own, whatever its status: one descent for each side. */
function waitingDescents(
  viewer: Viewer,
  search: ConversationSearch,
  order: ConversationOrder,
): SQL {
  const { owners, column } = sidesOf(viewer, search);
  return sql`
    select found.* from unnest(${owners}) as owner(id)
    cross join lateral (
      select c.* from conversations c
      where ${column} = owner.id and c.status = any(${texts(statusesOf(search))})
        and ${conditions(viewer, search)} and ${order.after ?? sql`true`}
      order by ${order.by(sql`c`)} limit ${search.limit + 1}
    ) found`;
}

/** Returns the column to descend by, the narrowest that the search names, and whose it is. */
export function sidesOf(viewer: Viewer, search: ConversationSearch): { owners: SQL; column: SQL } {
  const family = sql`c.family_id`;
  const { families, pets, assignees, facilities } = search.filter?.payload ?? {};
  if (ofOthers(viewer, search)) return { owners: familiesOf(search.userId), column: family };
  if (families?.length) return { owners: uuids(families), column: family };
  if (pets?.length) return { owners: familiesOfPets(pets), column: family };
  if (assignees?.length) return { owners: uuids(assignees), column: sql`c.assignee_id` };
  if (!viewer.isVet)
    return { owners: uuids(viewer.families.map(({ familyId }) => familyId)), column: family };
  if (isOfConsultant(viewer, search) && !search.filter?.waiting)
    return { owners: uuids([viewer.userId]), column: sql`c.assignee_id` };
  const own = viewer.facilities.map(({ facilityId }) => facilityId);
  const named = search.facilityId ? [search.facilityId] : own;
  const wanted = facilities?.length ? named.filter((id) => facilities.includes(id)) : named;
  return { owners: uuids([...new Set(wanted)]), column: sql`c.facility_id` };
}

/** What a conversation is about belongs to its family. */
const familiesOfPets = (pets: readonly string[]) =>
  sql`array(select distinct p.family_id from pets p where p.id = any(${uuids(pets)}))`;
