import { COMPARED_LENGTH, normalizeWords } from './cells.ts';
import { type ComparablePet, createPetMatcher } from './pet-matcher.ts';

/** Number of last digits of a phone number; `phone_key` and `mobile_key` in the database use the same. */
const MATCHED_DIGITS = 6;

/** Orders in which the words of a name are searched. */
const MOST_ORDERS = 4;

/** Contact data and name by which a client is recognized. Phone numbers in international format. */
export type Identity = {
  readonly email: string | null;
  readonly phones: readonly string[];
  readonly name: string;
};

/** A client whom a row is about, and the cell by which they were recognized; null for the name alone. */
export type ClientMatch<Client> = {
  readonly client: Client;
  readonly field: 'email' | 'phone' | 'petName' | null;
};

/** Clients with lookup in constant time. */
export type ClientMatcher<Client> = {
  /** Adds a client, or what a further row tells about them. */
  readonly add: (client: Client, identity: Identity, pets: readonly ComparablePet[]) => void;
  readonly find: (identity: Identity, pets: readonly ComparablePet[]) => ClientMatch<Client> | null;
};

type KnownFacts = {
  readonly email: string | null;
  readonly hasPhone: boolean;
  readonly names: ReadonlySet<string>;
  readonly pets: readonly ComparablePet[];
};

/**
 * Creates an empty set of clients. Two are the same if their e-mail addresses are equal or, unless both have one,
 *
 * - if they share a phone number and, if one has an e-mail address, the name;
 * - if they share their name and a pet;
 * - if they share their name and neither has contact data.
 */
export function createClientMatcher<Client>(): ClientMatcher<Client> {
  const factsByClient = new Map<Client, KnownFacts>();
  const byEmail = new Map<string, Client>();
  const byPhone = new Map<string, Set<Client>>();
  const byName = new Map<string, Set<Client>>();

  const isSameByPhone = (identity: Identity, facts: KnownFacts) => {
    if (identity.email === null && facts.email === null) return true;
    if (identity.email !== null && facts.email !== null) return false;
    const name = nameKey(identity.name);
    return name === '' || facts.names.size === 0 || facts.names.has(name);
  };

  return {
    add(client, identity, pets) {
      const before = factsByClient.get(client);
      const name = nameKey(identity.name);
      factsByClient.set(client, {
        email: before?.email ?? identity.email,
        hasPhone: (before?.hasPhone ?? false) || identity.phones.length > 0,
        names: new Set([...(before?.names ?? []), ...(name ? [name] : [])]),
        pets: [...(before?.pets ?? []), ...pets],
      });
      if (identity.email !== null) byEmail.set(identity.email, client);
      for (const phone of identity.phones) addTo(byPhone, phone, client);
      if (name) addTo(byName, name, client);
    },
    find(identity, pets) {
      const own = identity.email === null ? undefined : byEmail.get(identity.email);
      if (own !== undefined) return { client: own, field: 'email' };
      const withFacts = (clients: Iterable<Client> = []) =>
        [...clients].flatMap((client) => {
          const facts = factsByClient.get(client);
          return facts ? [{ client, facts }] : [];
        });
      const withPhone = identity.phones
        .flatMap((phone) => withFacts(byPhone.get(phone)))
        .find(({ facts }) => isSameByPhone(identity, facts));
      if (withPhone) return { client: withPhone.client, field: 'phone' };
      const named = withFacts(byName.get(nameKey(identity.name))).filter(
        ({ facts }) => identity.email === null || facts.email === null,
      );
      const withPet = named.find(({ facts }) => sharesPet(facts.pets, pets));
      if (withPet) return { client: withPet.client, field: 'petName' };
      const hasContact = identity.email !== null || identity.phones.length > 0;
      const byNameAlone = named.find(
        ({ facts }) => !hasContact && facts.email === null && !facts.hasPhone,
      );
      return byNameAlone ? { client: byNameAlone.client, field: null } : null;
    },
  };
}

function addTo<Client>(clients: Map<string, Set<Client>>, key: string, client: Client): void {
  const same = clients.get(key);
  if (same) same.add(client);
  else clients.set(key, new Set([client]));
}

function sharesPet(one: readonly ComparablePet[], other: readonly ComparablePet[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  const pets = createPetMatcher();
  for (const pet of one) pets.add(pet);
  return other.some((pet) => normalizeWords(pet.name) !== '' && pets.has(pet));
}

/** Returns a key that is equal for all spellings of a name, whichever part comes first. */
const nameKey = (name: string): string => normalizeWords(name).split(' ').toSorted().join(' ');

/** Keys that narrow down clients who may be the same in the database; `createClientMatcher` decides. */
export type SearchKeys = {
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly names: readonly string[];
};

/**
 * Returns the search keys of a row. The name is a key only if it can decide a match: for a row with a pet or
 * without contact data.
 */
export function searchKeys(
  { email, phones, name }: Identity,
  pets: readonly ComparablePet[],
): SearchKeys {
  const isNameEnough = pets.length > 0 || (email === null && phones.length === 0);
  // The file may have first and last name in the other order.
  const words = name.slice(0, COMPARED_LENGTH).split(/\s+/);
  const orders = words.map((_word, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
  return {
    emails: email === null ? [] : [email],
    phones: phones.map((phone) => phone.slice(-MATCHED_DIGITS)),
    names: isNameEnough ? [...new Set(orders.slice(0, MOST_ORDERS).map(latinLetters))] : [],
  };
}

const latinLetters = (name: string): string =>
  name
    .slice(0, COMPARED_LENGTH)
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
