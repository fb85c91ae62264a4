import type { Conversation, DiaryItem } from '../conversation.ts';
import type { ConversationSummaries, SummaryRow } from '../conversation-summary.ts';
import { fitRow } from './fit-row.ts';
import { toConversationRow, toEntryRow } from './summary-row.ts';

type Person = NonNullable<Conversation['user']>;

/** Returns the compact form of a list: the fields that a row shows, and each person, pet and facility once. */
export function summarize(items: readonly DiaryItem[]): ConversationSummaries {
  const rows = items.map(toRow);
  const facilities = byId(
    items.flatMap(({ facility }) => facility ?? []),
    ({ name, timezone }) => ({ name, timezone }),
  );
  const isOnlyOne = Object.keys(facilities).length === 1;
  const listedPets = new Set(rows.flatMap(({ pets }) => pets));
  return {
    rows: isOnlyOne ? rows.map(withoutFacility) : rows,
    people: byId(items.flatMap(peopleOf), toPerson),
    pets: byId(
      items.flatMap(({ pets }) => pets.filter(({ id }) => listedPets.has(id))),
      ({ name, SpeciesId, image }) => ({ name, SpeciesId, image }),
    ),
    facilities,
  };
}

/** Removes the facility of a row; that an entry has none is kept. */
function withoutFacility({ facility, ...row }: SummaryRow): SummaryRow {
  return facility === null ? { ...row, facility } : row;
}

const toRow = (item: DiaryItem): SummaryRow =>
  item.type === 'DIARY'
    ? fitRow((limit) => toEntryRow(item, limit))
    : fitRow((limit) => toConversationRow(item, limit));

/** Returns the people that the row of an item names. */
const peopleOf = (item: DiaryItem): readonly Person[] => {
  const { user, assignee, family, lastEvent, lastMessage } = item;
  return [user, assignee, family.user, lastEvent?.user, lastMessage?.user].filter(
    (person) => person !== null && person !== undefined,
  );
};

function byId<Thing extends { readonly id: string }, Short>(
  things: readonly Thing[],
  shorten: (thing: Thing) => Short,
): Record<string, Short> {
  const distinct = new Map(things.map((thing) => [thing.id, thing]));
  return Object.fromEntries([...distinct].map(([id, thing]) => [id, shorten(thing)]));
}

const toPerson = ({ firstName, lastName, image, isVet }: Person) => ({
  firstName,
  lastName,
  image,
  isVet,
});
