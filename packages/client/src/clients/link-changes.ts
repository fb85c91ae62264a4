/** What changes so that those are linked which were chosen, and no others. */
export type LinkChanges = { readonly link: string[]; readonly unlink: string[] };

/** Returns what to link and what to unlink, of pets that a clinic sees or of clinics that see a pet. */
export function linkChanges(linked: readonly string[], chosen: readonly string[]): LinkChanges {
  return {
    link: chosen.filter((id) => !linked.includes(id)),
    unlink: linked.filter((id) => !chosen.includes(id)),
  };
}
