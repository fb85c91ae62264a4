type Treated = { readonly id: string; readonly species: readonly number[] };
type Treating = { readonly species: readonly number[]; readonly services: readonly string[] };

/** An empty list means all. */
const takes = <Value>(list: readonly Value[], value: Value) =>
  list.length === 0 || list.includes(value);

/**
 * Returns whether a member of the staff does all of these services for these animals; where it is not said which
 * animals, for some that each service is for.
 */
export function treats(
  member: Treating,
  services: readonly Treated[],
  species: readonly number[],
): boolean {
  return services.every((service) => {
    if (!takes(member.services, service.id)) return false;
    if (species.length > 0)
      return species.every((kind) => takes(service.species, kind) && takes(member.species, kind));
    return (
      service.species.length === 0 || service.species.some((kind) => takes(member.species, kind))
    );
  });
}
