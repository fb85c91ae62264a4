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

/** Returns the paths of ids in a call's request, such as `body.payload.pets[]`, from the contract's schemas. */
export function idPathsOf({ params, query, body }: CallDefinition): readonly string[] {
  return [
    ...new Set(
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema
          ? idPathsIn(
              z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema,
              part,
            )
          : [],
      ),
    ),
  ];
}

function idPathsIn(schema: Schema, at: string): readonly string[] {
  if (schema.format === 'uuid') return [at];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, property]) =>
      idPathsIn(property, `${at}.${name}`),
    ),
    ...(items ? idPathsIn(items, `${at}[]`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => idPathsIn(one, at)),
  ];
}

/** The things that id fields of requests refer to, for fields that the default request omits. */
const THINGS_BY_FIELD: Readonly<Record<string, keyof Things>> = {
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
  bookings: 'bookingId',
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
  noteId: 'noteId',
  ServiceId: 'serviceId',
};

const fieldNameOf = (path: string) => path.split('.').at(-1)?.replace('[]', '') ?? '';

/**
 * Returns requests in which the id at a path is replaced by a foreign one: alone, and for lists also next to an own
 * id. Empty if both ids are equal, as sister clinics share one organization.
 */
export function withForeignId(
  path: string,
  own: { readonly input: AnyInput; readonly things: Things },
  foreign: { readonly input: AnyInput; readonly things: Things },
): readonly AnyInput[] {
  const name = THINGS_BY_FIELD[fieldNameOf(path)];
  const fallback = (things: Things) => (name ? things[name] : undefined);
  const theirs = valueAt(foreign.input, path) ?? fallback(foreign.things);
  const ours = valueAt(own.input, path) ?? fallback(own.things);
  if (theirs === undefined) throw new Error(`what ${path} names is not known`);
  if (theirs === ours) return [];
  const isList = path.endsWith('[]');
  const values = isList && ours !== undefined ? [[theirs], [ours, theirs]] : [[theirs]];
  return values.map((list) =>
    withValueAt(
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

function withValueAt(input: AnyInput, path: string, value: unknown): AnyInput {
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
