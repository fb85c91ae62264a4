type TreatedService = { readonly id: string; readonly species: readonly number[] };
type TreatingMember = { readonly species: readonly number[]; readonly services: readonly string[] };

/** An empty list includes everything. */
const includesOrEmpty = <Value>(list: readonly Value[], value: Value) =>
  list.length === 0 || list.includes(value);

/**
 * Returns whether a staff member performs all these services for these species. Without species, it is enough that
 * each service covers a species that the member treats.
 */
export function canTreat(
  member: TreatingMember,
  services: readonly TreatedService[],
  species: readonly number[],
): boolean {
  return services.every((service) => {
    if (!includesOrEmpty(member.services, service.id)) return false;
    if (species.length > 0)
      return species.every(
        (kind) => includesOrEmpty(service.species, kind) && includesOrEmpty(member.species, kind),
      );
    return (
      service.species.length === 0 ||
      service.species.some((kind) => includesOrEmpty(member.species, kind))
    );
  });
}
