import type { users } from '../src/schema/people.ts';
import { streets, type SeedPerson } from './people.ts';
import { pick } from './pick.ts';
import type { Seeding } from './seeding.ts';

type NewPerson = SeedPerson & {
  /** Gives each person another house and phone number. */
  readonly index: number;
  readonly isVet: boolean;
  readonly createdAt: Date;
};

/** Returns a person with a complete profile and without an account. */
export function personRow(
  { newId }: Seeding,
  { firstName, lastName, language, index, isVet, createdAt }: NewPerson,
) {
  const phone = `+39 3${isVet ? 2 : 4}0 555 ${String(1000 + index * 37)}`;
  return {
    id: newId(),
    email: `${firstName}.${lastName}@example.test`.toLowerCase().replaceAll(' ', ''),
    firstName,
    lastName,
    isVet,
    marketing: 0,
    thirdparties: 0,
    language,
    phone,
    mobile: phone,
    address: `${pick(streets, index)} ${index * 3 + 4}`,
    city: 'Roma',
    region: 'Lazio',
    country: 'IT',
    postcode: `001${10 + index}`,
    createdAt,
    updatedAt: createdAt,
  } satisfies typeof users.$inferInsert;
}
