export type Named = { readonly firstName: string; readonly lastName: string };

/** Returns first and last name as they are said, with nothing in place of one that is missing. */
export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns a person's initials: at most two letters, upper case; empty for a person without a name. */
export function initials({ firstName, lastName }: Named): string {
  return [firstName, lastName].map(firstLetter).join('').toUpperCase();
}

/** Returns the first name and the first letter of the last name: what people outside a facility see of its staff. */
export function safeName({ firstName, lastName }: Named): string {
  return `${firstName} ${firstLetter(lastName)}`.trim();
}

const firstLetter = (name: string) => [...name.trim()][0] ?? '';

const needed = ['firstName', 'lastName', 'phone', 'address', 'city', 'country'] as const;
export type ProfileNames = { readonly [field in (typeof needed)[number]]?: string | null };

/** Returns the fields a profile still lacks before it counts as complete. */
export function missingProfileFields(profile: ProfileNames): readonly string[] {
  return needed.filter((field) => !profile[field]?.trim());
}
