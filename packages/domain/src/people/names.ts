export type Named = { readonly firstName: string; readonly lastName: string };

/** Returns first and last name; a missing one is omitted. */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns a person's initials in upper case: at most two letters, empty without a name. */
export function initials({ firstName, lastName }: Named): string {
  return [firstName, lastName].map(firstLetter).join('').toUpperCase();
}

/** Returns the first name and the initial of the last name: what people outside a facility see of its staff. */
export function publicName({ firstName, lastName }: Named): string {
  return `${firstName} ${firstLetter(lastName)}`.trim();
}

const firstLetter = (name: string) => [...name.trim()][0] ?? '';

const needed = ['firstName', 'lastName', 'phone', 'address', 'city', 'country'] as const;
export type ProfileNames = { readonly [field in (typeof needed)[number]]?: string | null };

/** Returns the fields that a profile lacks to be complete. */
export function missingProfileFields(profile: ProfileNames): readonly string[] {
  return needed.filter((field) => !profile[field]?.trim());
}
