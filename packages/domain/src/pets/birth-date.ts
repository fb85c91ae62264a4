/** Why a day cannot be a birth date; `null` when it can. Both days are `YYYY-MM-DD`, an empty one is not known. */
export function refusalOfBirthDate(birthDate: string, today: string): 'date_in_future' | null {
  return birthDate > today ? 'date_in_future' : null;
}
