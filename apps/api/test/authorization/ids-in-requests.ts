import type { CallDefinition } from '@zampa/contract/call';
import type { AnyInput } from '@zampa/testing/send-call';
import * as z from 'zod';
import type { Things } from './scene.ts';

type Schema = {
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

/** Where in a request of a call an identifier may stand: `body.payload.pets[]`, as the contract's schemas have it. */
export function idPathsOf({ params, query, body }: CallDefinition): readonly string[] {
  return [
    ...new Set(
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema
          ? idsIn(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema, part)
          : [],
      ),
    ),
  ];
}

function idsIn(schema: Schema, at: string): readonly string[] {
  if (schema.format === 'uuid') return [at];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, property]) => idsIn(property, `${at}.${name}`)),
    ...(items ? idsIn(items, `${at}[]`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => idsIn(one, at)),
  ];
}

/** What the fields of requests name, where the usual request does not name it itself. */
const NAMES: Readonly<Record<string, keyof Things>> = {
  FamilyId: 'familyId',
  familyId: 'familyId',
  facilityId: 'facilityId',
  FacilityId: 'facilityId',
  idFacility: 'facilityId',
  filterByFacilityId: 'facilityId',
  OrganizationId: 'organizationId',
  clients: 'recordId',
  PetId: 'petId',
  pets: 'petId',
  link: 'petId',
  unlink: 'petId',
  importId: 'importId',
  services: 'serviceId',
  assigneeId: 'clinicianId',
  resource: 'clinicianId',
  users: 'clinicianId',
  TimetableId: 'timetableId',
  userId: 'userId',
  parent_id: 'conversationId',
  followUpOf: 'endedId',
  relatedTo: 'conversationId',
  appointmentId: 'visitId',
  bookingId: 'bookingId',
  cancel: 'bookingId',
  ids: 'conversationId',
  eventId: 'conversationId',
  eventIds: 'conversationId',
  paymentId: 'paymentId',
  paymentIds: 'paymentId',
  receiptId: 'receiptId',
  id: 'userId',
};

const nameOf = (path: string) => path.split('.').at(-1)?.replace('[]', '') ?? '';

/**
 * The requests with the identifier at a place replaced by that of somebody else's thing: alone, and in a list beside an
 * own one. None where both are the same, as sister clinics have one organization.
 */
export function withForeignId(
  path: string,
  own: { readonly input: AnyInput; readonly things: Things },
  foreign: { readonly input: AnyInput; readonly things: Things },
): readonly AnyInput[] {
  const name = NAMES[nameOf(path)];
  const fallback = (things: Things) => (name ? things[name] : undefined);
  const theirs = valueAt(foreign.input, path) ?? fallback(foreign.things);
  const ours = valueAt(own.input, path) ?? fallback(own.things);
  if (theirs === undefined) throw new Error(`what ${path} names is not known`);
  if (theirs === ours) return [];
  const isList = path.endsWith('[]');
  const values = isList && ours !== undefined ? [[theirs], [ours, theirs]] : [[theirs]];
  return values.map((list) =>
    replaced(
      own.input,
      path,
      isList ? (path.startsWith('query') ? list.join(',') : list) : list[0],
    ),
  );
}

function valueAt(input: AnyInput, path: string): string | undefined {
  const found = path.split('.').reduce<unknown>((value, segment) => {
    const next = (value as Readonly<Record<string, unknown>> | undefined)?.[
      segment.replace('[]', '')
    ];
    return Array.isArray(next) ? next[0] : next;
  }, input);
  return typeof found === 'string' ? found.split(',')[0] : undefined;
}

function replaced(input: AnyInput, path: string, value: unknown): AnyInput {
  const copy = structuredClone(input) as Record<string, unknown>;
  const segments = path.split('.');
  const last = segments.pop()?.replace('[]', '') ?? '';
  const holder = segments.reduce<Record<string, unknown>>((inner, segment) => {
    const name = segment.replace('[]', '');
    inner[name] ??= segment.endsWith('[]') ? [{}] : {};
    const next = inner[name];
    return (Array.isArray(next) ? next[0] : next) as Record<string, unknown>;
  }, copy);
  holder[last] = value;
  return copy;
}
