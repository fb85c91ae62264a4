/** Ids to link and to unlink. */
export type LinkChanges = { readonly link: string[]; readonly unlink: string[] };

/**
 * Returns which ids to link and unlink so that exactly the chosen ones are linked: pets that a clinic sees, or
 * clinics that see a pet.
 */
export function linkChanges(linked: readonly string[], chosen: readonly string[]): LinkChanges {
  return {
    link: chosen.filter((id) => !linked.includes(id)),
    unlink: linked.filter((id) => !chosen.includes(id)),
  };
}
